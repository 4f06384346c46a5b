import { after, DAY_MS } from '../journeys/moments.ts';
import { payInvoice } from './invoices.ts';
import type { Records } from './records.ts';

const REFERENCE = 'SEPA 20-4711';

/** A client paid 40 % of an invoice that isn’t due yet; not the demo customer, whose figures are specified. */
export function payInPart(records: Records, now: Date): void {
  const { customer, dispatcher } = records.people;
  const invoice = [...records.shipments.values()]
    .flatMap(({ invoice }) => invoice ?? [])
    .findLast(
      ({ status, organisation_id, issued_at, due_at }) =>
        status === 'Pending' &&
        organisation_id !== customer.organisation_id &&
        after(issued_at, DAY_MS) <= now &&
        due_at > now,
    );
  if (!invoice) return;
  const at = after(invoice.issued_at, DAY_MS);
  const amount_cents = Math.round(invoice.amount_cents * 0.4);
  payInvoice(records, invoice, { at, by: dispatcher, amount_cents, received_at: at, reference: REFERENCE });
  Object.assign(invoice, { updated_at: at });
  records.writeAudit(at, {
    actor_id: dispatcher.id,
    action: 'invoices.recordPayment',
    subject_type: 'invoice',
    subject_id: invoice.id,
    detail: {
      number: invoice.number,
      paid_at: at.toISOString(),
      amount_cents,
      currency: invoice.currency,
      reference: REFERENCE,
    },
  });
}
