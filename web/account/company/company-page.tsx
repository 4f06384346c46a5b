import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { useSession } from '#web/people/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Company } from './company.tsx';

export const meta = () => pageMeta('Company');

export default function CompanyPage() {
  const { person } = useSession();
  return <ProtectedScreen access="signed-in">{person && <Company person={person} />}</ProtectedScreen>;
}
