import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { useSession } from '#web/people/session.ts';
import { tabMeta } from '#web/shell/tab-meta.ts';
import { Portal } from './portal.tsx';

export const meta = tabMeta('Customer Portal', {
  invoices: 'Invoices',
  documents: 'Documents',
  quotes: 'Quotes',
});

export default function CustomerPortalPage() {
  const { person } = useSession();
  return <ProtectedScreen access="signed-in">{person && <Portal person={person} />}</ProtectedScreen>;
}
