import { Suspense } from 'react';
import { Link, Outlet } from 'react-router';
import { company } from '#content/company.ts';
import { paths } from '#web/paths.ts';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { DataProvider } from './data-provider.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SkipLink } from './skip-link.tsx';

export { ScreenErrorBoundary as ErrorBoundary } from './screen-error-boundary.tsx';

/** Prerendered in the page. Its code loads after the form's because it isn't interactive. */
const AuthChart = lazyWithRetry(async () => (await import('./auth-chart.tsx')).AuthChart);

/** Layout of sign-in and related screens: form on the left, dark chart on the right (hidden up to 900 px). */
export default function AuthLayout() {
  return (
    <div className="grid min-h-dvh min-[900px]:grid-cols-[5fr_7fr]">
      <SkipLink />
      <div className="flex flex-col bg-surface px-4 py-6 sm:px-10 min-[900px]:px-16">
        <header>
          <Link to={paths.home()} className="inline-block py-2 font-display text-[1.375rem] font-bold">
            {company.brand}
          </Link>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="flex w-full max-w-[25rem] flex-1 flex-col justify-center py-10"
        >
          <p className="mb-6 hidden noscript:block">This screen needs JavaScript.</p>
          <DataProvider>
            <Outlet />
          </DataProvider>
        </main>
      </div>
      <div className="dark hidden bg-surface min-[900px]:block">
        <Suspense>
          <AuthChart />
        </Suspense>
      </div>
      <RouteFocus />
    </div>
  );
}
