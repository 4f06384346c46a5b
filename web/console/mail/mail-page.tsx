import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { Outbox } from './outbox.tsx';

export const meta = () => pageMeta('Mail');

export default function MailPage() {
  return (
    <StaffScreen access="admin">
      <h1>Mail</h1>
      <p className="mt-1 mb-6 text-ui text-ink-2">
        Outgoing e-mail, newest first. Without a mail server, messages are held here.
      </p>
      <Outbox />
    </StaffScreen>
  );
}
