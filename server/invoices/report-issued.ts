import { signedIn } from '../api/call-context.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { publishDocumentsChanged } from '../documents/publish-documents-changed.ts';
import { notifyMembers } from '../notifications/notify-members.ts';
import { dayOf, money } from '../pdf/pdf-messages.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { invoiceIssuedMail } from './invoice-mails.ts';
import type { operations } from './operations.ts';

type Context = Parameters<Parameters<typeof operations.issue.handler>[0]>[0]['context'];

interface IssuedInvoice {
  id: string;
  number: string;
  amount_cents: number;
  currency: string;
  due_at: Date;
  issued_at: Date;
  shipment: Pick<ShipmentRecord, 'tracking_number' | 'branch_id' | 'organisation_id'>;
  /** What it charges, for the e-mail. */
  charged: string;
}

/** Writes the audit entry of an issued invoice, and notifies pages, programs and the members of its company. */
export async function reportIssued(
  transaction: Transaction,
  context: Context,
  { id, shipment, charged, issued_at, ...invoice }: IssuedInvoice,
): Promise<void> {
  const { number, amount_cents, currency, due_at } = invoice;
  const { organisation_id, tracking_number } = shipment;
  await writeAudit(transaction, {
    actor_id: signedIn(context).user_id,
    action: 'invoices.issue',
    subject_type: 'invoice',
    subject_id: id,
    detail: { number, tracking_number, amount_cents, currency },
  });
  await recordEvents(transaction, issued_at, {
    organisation_id,
    type: 'invoice.issued',
    object: tracking_number,
    data: { tracking_number, number, total: { amount: amount_cents, currency }, due_at },
  });
  await publishDocumentsChanged(transaction, context.broadcast, shipment);
  await notifyMembers(
    transaction,
    context,
    { organisation_id, permission: 'money' },
    {
      notification: {
        kind: 'invoice_issued',
        type: 'info',
        title: 'Invoice issued',
        message: `${number} for shipment ${tracking_number}: ${money(amount_cents, currency)}, due on ${dayOf(due_at)}`,
        related_id: number,
        related_type: 'invoice',
      },
      mail: invoiceIssuedMail({ ...invoice, tracking_number, charged }, context),
    },
  );
}
