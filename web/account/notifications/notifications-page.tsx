import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Notifications } from './notifications.tsx';

export const meta = () => pageMeta('Notifications');

export default function NotificationsPage() {
  return (
    <ProtectedScreen access="signed-in">
      <Notifications />
    </ProtectedScreen>
  );
}
