import type { creditedInvoice } from '#domain/invoices/credit-note.ts';
import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { publishDocumentsChanged } from '../../documents/publish-documents-changed.ts';
import { notifyMembers } from '../../notifications/notify-members.ts';
import { money } from '../../pdf/pdf-messages.ts';
import { recordEvents } from '../../webhooks/record-events.ts';
import { invoiceCreditedMail } from '../invoice-mails.ts';
import type { LockedInvoice } from '../lock-invoices.ts';
import type { operations } from '../operations.ts';
import { paidEvent } from '../payments/settle-invoice.ts';

type Context = Parameters<Parameters<typeof operations.credit.handler>[0]>[0]['context'];

interface CreditNote {
  number: string;
  amount_cents: number;
  reason: string;
  billable: boolean;
  issued_at: Date;
  /** The invoice before. */
  invoice: LockedInvoice;
  after: NonNullable<ReturnType<typeof creditedInvoice>>;
  /** When the invoice was paid; null while it is not. */
  paid_at: Date | null;
}

/** Writes the audit entry of a credit note, and notifies pages, programs and the members of the company. */
export async function reportCredited(
  transaction: Transaction,
  context: Context,
  { number, amount_cents, reason, billable, issued_at, invoice, after, paid_at }: CreditNote,
): Promise<void> {
  const { organisation_id, tracking_number, currency } = invoice;
  await writeAudit(transaction, {
    actor_id: signedIn(context).user_id,
    action: 'invoices.credit',
    subject_type: 'invoice',
    subject_id: invoice.id,
    detail: {
      number,
      reason,
      billable,
      invoice_number: invoice.number,
      tracking_number,
      amount_cents,
      currency,
    },
  });
  const isNowPaid = invoice.status === 'Pending' && paid_at !== null;
  await recordEvents(
    transaction,
    issued_at,
    {
      organisation_id,
      type: 'invoice.credited',
      object: tracking_number,
      data: {
        tracking_number,
        number: invoice.number,
        credit_note: number,
        total: { amount: amount_cents, currency },
        credited_at: issued_at,
      },
    },
    ...(isNowPaid ? [paidEvent({ ...invoice, ...after }, paid_at)] : []),
  );
  await publishDocumentsChanged(transaction, context.broadcast, invoice);
  const mail = invoiceCreditedMail(
    {
      number,
      amount_cents,
      currency,
      invoice: { ...invoice, ...after },
      balance_cents: after.overpaid_cents - invoice.overpaid_cents,
    },
    context,
  );
  const notification = {
    kind: 'invoice_issued',
    type: 'info',
    title: 'Credit note issued',
    message: `${number} for invoice ${invoice.number}: ${money(amount_cents, currency)}`,
    related_id: number,
    related_type: 'invoice',
  } as const;
  await notifyMembers(transaction, context, { organisation_id, permission: 'money' }, { notification, mail });
}
