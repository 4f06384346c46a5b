import { type ReactNode, useEffect, useState } from 'react';
import { LoadingReport } from './skeleton.tsx';

/** Loading that resumes within this time, as of a list below a heading, is not announced again. */
const PAUSE_MS = 500;

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
    <LoadingReport value={report}>
      {children}
      <span role="status" className="sr-only">
        {announced && 'Loading'}
      </span>
    </LoadingReport>
  );
}
