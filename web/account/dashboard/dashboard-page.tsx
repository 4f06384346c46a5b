import { Navigate } from 'react-router';
import { admits } from '#domain/people/access.ts';
import { paths } from '#web/paths.ts';
import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { useSession } from '#web/people/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Dashboard } from './dashboard.tsx';

export const meta = () => pageMeta('Dashboard');

export default function DashboardPage() {
  return (
    <ProtectedScreen access="signed-in">
      <DashboardOrRedirect />
    </ProtectedScreen>
  );
}

/** Redirects staff to the command centre. */
function DashboardOrRedirect() {
  const { person } = useSession();
  if (!person) return null;
  if (admits('staff', person)) return <Navigate to={paths.admin()} replace />;
  return <Dashboard person={person} />;
}
