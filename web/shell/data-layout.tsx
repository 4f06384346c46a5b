import { Outlet } from 'react-router';
import { DataProvider } from './data-provider.tsx';

export { ScreenErrorBoundary as ErrorBoundary } from './screen-error-boundary.tsx';

/** Screens that read or write data. Pages of words stay outside and load 25 kB less. */
export default function DataLayout() {
  return (
    <DataProvider>
      <Outlet />
    </DataProvider>
  );
}
