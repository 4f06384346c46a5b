import Ban from 'lucide-react/icons/ban';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import type { InvoiceRow } from '#contract/invoices.ts';

const looks = {
  Pending: { icon: Clock, colour: 'text-st-pending-fg' },
  Overdue: { icon: CircleAlert, colour: 'font-semibold text-danger' },
  Paid: { icon: CircleCheck, colour: 'text-st-delivered-fg' },
  Void: { icon: Ban, colour: 'text-ink-2' },
} satisfies Record<InvoiceRow['status'], object>;

/** An invoice's status. Only overdue invoices are emphasized. */
export function InvoiceState({ status }: Pick<InvoiceRow, 'status'>) {
  const look = looks[status];
  return (
    <span className={`inline-flex items-center gap-1.5 text-dense whitespace-nowrap ${look.colour}`}>
      <look.icon aria-hidden="true" className="size-4 shrink-0" />
      {status}
    </span>
  );
}
