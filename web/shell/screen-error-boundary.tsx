import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { ErrorNotice } from './error-notice.tsx';

/** Catches errors of a screen. */
export function ScreenErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main id="main" tabIndex={-1}>
      <title>Something went wrong · Groundswell</title>
      <ErrorNotice />
    </main>
  );
}
