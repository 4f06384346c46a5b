import { NotificationBell } from '#web/notifications/notification-bell.tsx';
import { DataProvider } from './data-provider.tsx';

/** The bell with its own data provider, for use outside the data layout. Loaded only for signed-in users. */
export function SessionBell() {
  return (
    <DataProvider>
      <NotificationBell />
    </DataProvider>
  );
}
