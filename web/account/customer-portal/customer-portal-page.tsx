import { Navigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Customer Portal');

/** The signed-in customer's shipments and quotes are on the dashboard. */
export default function CustomerPortalPage() {
  return (
    <ProtectedScreen access="signed-in">
      <Navigate to={paths.dashboard()} replace />
    </ProtectedScreen>
  );
}
