import { useRef, useState } from 'react';
import type { SupplierBill } from '#contract/supplier-bills/bill-records.ts';
import { billPaymentState } from '#domain/supplier-bills/bill-payment.ts';
import { billMayBecome } from '#domain/supplier-bills/bill-status.ts';
import { type CallOptions, call } from '#web/api/client.ts';
import { ReasonDialog } from '#web/forms/reason-dialog.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { useSession } from '#web/people/session.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { BillPaymentDialog } from './bill-payment-dialog.tsx';

type Verb = 'approve' | 'dispute' | 'reverse' | 'reversePayment';

const DIALOGS: Record<Verb, { title: string; label: string; done: string; text: string }> = {
  approve: {
    title: 'Approve above the tolerance?',
    label: 'Approve',
    done: 'Bill approved',
    text: 'Its costs are billed at the amounts of the bill.',
  },
  dispute: {
    title: 'Dispute the bill?',
    label: 'Dispute',
    done: 'Bill disputed',
    text: 'Its costs stay as expected. You can approve the bill later.',
  },
  reverse: {
    title: 'Reverse the bill?',
    label: 'Reverse',
    done: 'Bill reversed',
    text: 'It stays on record. Its costs are as expected again, and you can record its number again.',
  },
  reversePayment: {
    title: 'Reverse the payment?',
    label: 'Reverse payment',
    done: 'Payment reversed',
    text: 'The bill is unpaid again. The payment stays on record as reversed.',
  },
};

/** Approves, disputes, reverses or pays a bill; a paid one is not reversed before its payment. Above the tolerance, only admins approve, with a reason. */
export function BillActions({ bill }: { bill: SupplierBill }) {
  const { id, number, status, needs_approval } = bill;
  const { person } = useSession();
  const online = useOnline();
  const [open, setOpen] = useState<Verb | 'pay' | null>(null);
  const state = billPaymentState(bill);
  const buttons = useRef<HTMLDivElement>(null);
  const approve = useWrite({
    send: (_: null, options) => call.supplierBills.approve({ id }, options),
    onSuccess: () => {
      toast({ title: DIALOGS.approve.done, description: number });
      // The button disappears with the former status.
      buttons.current?.focus();
    },
    failureToast: { title: 'The bill was not approved' },
  });
  const send = (verb: Verb) => (reason: string, options: { context: CallOptions }) =>
    call.supplierBills[verb]({ id, reason }, options);
  const mayApprove = !needs_approval || person?.role === 'admin';
  return (
    <div ref={buttons} tabIndex={-1} className="flex flex-wrap items-center gap-2">
      {billMayBecome(status, 'approved') &&
        (mayApprove ? (
          <Button
            pending={approve.pending}
            busyLabel="Approving..."
            disabled={!online}
            onClick={() => (needs_approval ? setOpen('approve') : approve.write(null))}
          >
            Approve
          </Button>
        ) : (
          <p className="text-ui text-ink-2">Above the tolerance: an admin has to approve it.</p>
        ))}
      {billMayBecome(status, 'disputed') && (
        <Button variant="secondary" disabled={!online} onClick={() => setOpen('dispute')}>
          Dispute
        </Button>
      )}
      {state === 'unpaid' && (
        <Button disabled={!online} onClick={() => setOpen('pay')}>
          Record payment
        </Button>
      )}
      {state === 'paid' && (
        <Button variant="secondary" disabled={!online} onClick={() => setOpen('reversePayment')}>
          Reverse payment
        </Button>
      )}
      {billMayBecome(status, 'reversed') && state !== 'paid' && (
        <Button variant="secondary" disabled={!online} onClick={() => setOpen('reverse')}>
          Reverse
        </Button>
      )}
      {open === 'pay' && <BillPaymentDialog bill={bill} onClose={() => setOpen(null)} />}
      {open && open !== 'pay' && (
        <ReasonDialog
          title={DIALOGS[open].title}
          number={number}
          buttons={{
            label: DIALOGS[open].label,
            destructive: open === 'reverse' || open === 'reversePayment',
            leaveLabel: 'Cancel',
          }}
          success={{ title: DIALOGS[open].done, description: number }}
          send={send(open)}
          onClose={() => setOpen(null)}
        >
          {DIALOGS[open].text}
        </ReasonDialog>
      )}
    </div>
  );
}
