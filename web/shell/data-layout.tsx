import { Outlet } from 'react-router';
import { DataProvider } from './data-provider.tsx';

export { ScreenErrorBoundary as ErrorBoundary } from './screen-error-boundary.tsx';

/** Layout for screens that read or write data. Content pages don't use it and load 25 kB less. */
export default function DataLayout() {
  return (
    <DataProvider>
      <Outlet />
    </DataProvider>
  );
}
