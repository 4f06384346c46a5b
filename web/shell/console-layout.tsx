import { Outlet } from 'react-router';
import { DataProvider } from './data-provider.tsx';
import { RouteFocus } from './route-focus.tsx';
import { SkipLink } from './skip-link.tsx';

export { ScreenErrorBoundary as ErrorBoundary } from './screen-error-boundary.tsx';

/** Full-width layout. The console has its own header. */
export default function ConsoleLayout() {
  return (
    <div className="flex min-h-dvh flex-col bg-bg text-dense">
      <SkipLink />
      <DataProvider>
        <Outlet />
      </DataProvider>
      <RouteFocus />
    </div>
  );
}
