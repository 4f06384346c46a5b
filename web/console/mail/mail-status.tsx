import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Inbox from 'lucide-react/icons/inbox';
import type { MailRow } from '#contract/mail.ts';
import { counted } from '#web/shipments/amounts.ts';

const looks = {
  stored: { icon: Inbox, label: 'Not sent', colour: 'text-ink-2' },
  queued: { icon: Clock, label: 'Queued', colour: 'text-st-pending-fg' },
  sent: { icon: CircleCheck, label: 'Sent', colour: 'text-st-delivered-fg' },
  failed: { icon: CircleX, label: 'Failed', colour: 'text-danger' },
} satisfies Record<MailRow['status'], object>;

export function MailStatus({ status, attempts }: Pick<MailRow, 'status' | 'attempts'>) {
  const look = looks[status];
  return (
    <span className={`inline-flex items-center gap-1.5 text-dense ${look.colour}`}>
      <look.icon aria-hidden="true" className="size-4 shrink-0" />
      {look.label}
      {status === 'failed' && ` after ${counted(attempts, 'attempt')}`}
    </span>
  );
}
