import { useParams } from 'react-router';
import { ProtectedScreen } from '#web/people/protected-screen.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { AcceptInvitation } from './accept-invitation.tsx';

export const meta = () => pageMeta('Invitation');

export default function JoinPage() {
  const { organisation = '', member = '' } = useParams();
  return (
    <ProtectedScreen access="signed-in">
      <AcceptInvitation organisation_id={organisation} member_id={member} />
    </ProtectedScreen>
  );
}
