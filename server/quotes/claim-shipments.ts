import { and, eq, isNull } from 'drizzle-orm';
import { writeAudit } from '../audit/audit-log-table.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { assignInvoices } from '../invoices/invoices-table.ts';
import { assignPayments } from '../invoices/payments/payments-table.ts';
import { findMemberOf } from '../organisations/members-table.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { quotes, requestedBy, updateQuote } from './quotes-table.ts';

/**
 * Gives the shipments of quotes that were requested with a verified address, and belong to no account, to the organisation of the
 * address's owner, with their invoices. Call it once the address is verified.
 */
export async function claimShipments(
  transaction: Transaction,
  { user_id, email }: { user_id: string; email: string },
  now: Date,
): Promise<void> {
  const member = await findMemberOf(transaction, user_id);
  if (!member) return;
  const { organisation_id } = member;
  const unclaimed = await transaction
    .select({ id: shipments.id, tracking_number: shipments.tracking_number, quote_id: quotes.id })
    .from(quotes)
    .innerJoin(shipments, eq(shipments.quote_id, quotes.id))
    .where(and(requestedBy(email), isNull(quotes.organisation_id), isNull(shipments.organisation_id)))
    .orderBy(shipments.id)
    .for('update', { of: shipments });
  for (const { id, tracking_number, quote_id } of unclaimed) {
    await updateShipment(transaction, id, { organisation_id, contact_id: user_id }, now);
    await updateQuote(transaction, quote_id, { organisation_id });
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'shipments.claim',
      subject_type: 'shipment',
      subject_id: id,
      detail: { tracking_number },
    });
  }
  const ids = unclaimed.map(({ id }) => id);
  if (ids.length > 0) {
    await assignPayments(transaction, ids, organisation_id);
    await assignInvoices(transaction, ids, organisation_id);
    // Again, because payments of these invoices were recorded until they were locked.
    await assignPayments(transaction, ids, organisation_id);
  }
}
