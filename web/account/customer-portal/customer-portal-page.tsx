import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { useSession } from '#web/people/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Portal } from './portal.tsx';

export const meta = () => pageMeta('Customer Portal');

export default function CustomerPortalPage() {
  const { person } = useSession();
  return <ProtectedScreen access="signed-in">{person && <Portal person={person} />}</ProtectedScreen>;
}
