import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Portal } from './portal.tsx';

export const meta = () => pageMeta('Customer Portal');

export default function CustomerPortalPage() {
  return (
    <ProtectedScreen access="signed-in">
      <Portal />
    </ProtectedScreen>
  );
}
