import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { MailLead } from './mail-lead.tsx';
import { Outbox } from './outbox.tsx';

export const meta = () => pageMeta('Mail');

export default function MailPage() {
  return (
    <StaffScreen access="admin">
      <h1>Mail</h1>
      <MailLead />
      <Outbox />
    </StaffScreen>
  );
}
