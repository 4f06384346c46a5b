import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

/** Loading that resumes within this time, as of a list below a heading, is not announced again. */
const PAUSE_MS = 500;

/** Reports that a part is loading; the returned function ends it. */
const Report = createContext<(() => () => void) | null>(null);

/** Announces the loading parts of a page with one status instead of one for each. */
export function LoadingStatusBoundary({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const [announced, setAnnounced] = useState(false);
  const [report] = useState(() => () => {
    setCount((others) => others + 1);
    return () => setCount((others) => others - 1);
  });
  const loading = count > 0;
  if (loading && !announced) setAnnounced(true);
  useEffect(() => {
    if (loading) return;
    const timer = setTimeout(() => setAnnounced(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [loading]);
  return (
    <Report value={report}>
      {children}
      <span role="status" className="sr-only">
        {announced && 'Loading'}
      </span>
    </Report>
  );
}

/** For a dialog, which hides the status of the page behind it from screen readers. */
export function OwnLoadingStatus({ children }: { children: ReactNode }) {
  return <Report value={null}>{children}</Report>;
}

/** The status of a part that is loading: the page's, or one here where nothing around it announces. */
export function LoadingStatus() {
  const report = useContext(Report);
  useEffect(() => report?.(), [report]);
  return (
    report === null && (
      <span role="status" className="sr-only">
        Loading
      </span>
    )
  );
}
