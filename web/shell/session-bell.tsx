import { NotificationBell } from '#web/notifications/notification-bell.tsx';
import { DataProvider } from './data-provider.tsx';

/** The bell for a place outside the screens' data layout; fetched only for people who are signed in. */
export function SessionBell() {
  return (
    <DataProvider>
      <NotificationBell />
    </DataProvider>
  );
}
