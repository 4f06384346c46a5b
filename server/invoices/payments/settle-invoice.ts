import { paidInvoice, receivedCents, unpaidInvoice } from '#domain/invoices/payment.ts';
import type { Money } from '#domain/money/money.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { publishDocumentsChanged } from '../../documents/publish-documents-changed.ts';
import { recordEvents } from '../../webhooks/record-events.ts';
import { setSettlement } from '../invoices-table.ts';
import type { LockedInvoice } from '../lock-invoices.ts';
import type { operations } from '../operations.ts';
import { lastPaidAt } from './payment-rows.ts';
import { insertAllocations, type PaymentRecord } from './payments-table.ts';

type Context = Parameters<Parameters<typeof operations.recordPayment.handler>[0]>[0]['context'];
type Payment = Pick<PaymentRecord, 'id' | 'received_at' | 'reference'>;

/** Pays a locked, pending invoice with a part of a payment. Returns what is still due, in minor units; null if the part is more. */
export async function payInvoice(
  transaction: Transaction,
  context: Pick<Context, 'now' | 'broadcast'>,
  invoice: LockedInvoice,
  { payment, amount_cents, allocated_at }: { payment: Payment; amount_cents: number; allocated_at: Date },
): Promise<number | null> {
  const after = paidInvoice(invoice, amount_cents);
  if (!after) return null;
  await insertAllocations(transaction, [
    { payment_id: payment.id, invoice_id: invoice.id, amount_cents, allocated_at },
  ]);
  const paid_at = after.status === 'Paid' ? await lastPaidAt(transaction, invoice.id) : null;
  await setSettlement(transaction, invoice.id, { ...after, paid_at });
  const { organisation_id, tracking_number: object } = invoice;
  const money = moneyIn(invoice);
  const due_cents = invoice.amount_cents - invoice.credited_cents - after.paid_cents;
  await recordEvents(
    transaction,
    context.now(),
    {
      organisation_id,
      type: 'invoice.payment_recorded',
      object,
      data: { ...eventOf(invoice, payment), amount: money(amount_cents), due: money(due_cents) },
    },
    ...(paid_at ? [paidEvent({ ...invoice, ...after }, paid_at)] : []),
  );
  await publishDocumentsChanged(transaction, context.broadcast, invoice);
  return due_cents;
}

/** Takes the part of a reversed payment back from a locked invoice; false if it was refunded. */
export async function takeBackPayment(
  transaction: Transaction,
  context: Pick<Context, 'now' | 'broadcast'>,
  invoice: LockedInvoice,
  { payment, amount_cents, reason }: { payment: Payment; amount_cents: number; reason: string },
): Promise<boolean> {
  const after = unpaidInvoice(invoice, amount_cents);
  if (!after) return false;
  const paid_at = after.status === 'Paid' ? await lastPaidAt(transaction, invoice.id) : null;
  await setSettlement(transaction, invoice.id, { ...after, paid_at });
  const money = moneyIn(invoice);
  const { organisation_id, tracking_number, amount_cents: total, credited_cents } = invoice;
  await recordEvents(transaction, context.now(), {
    organisation_id,
    type: 'invoice.payment_reversed',
    object: tracking_number,
    data: {
      ...eventOf(invoice, payment),
      amount: money(amount_cents),
      due: money(Math.max(0, total - credited_cents - after.paid_cents)),
      reason,
    },
  });
  await publishDocumentsChanged(transaction, context.broadcast, invoice);
  return true;
}

/** The event of an invoice of which nothing is due any more. */
export function paidEvent(invoice: LockedInvoice, paid_at: Date) {
  const { organisation_id, tracking_number: object } = invoice;
  const paid = moneyIn(invoice)(receivedCents(invoice));
  return {
    organisation_id,
    type: 'invoice.paid' as const,
    object,
    data: { ...statedOf(invoice), paid, paid_at },
  };
}

function moneyIn({ currency }: { currency: string }) {
  return (amount: number): Money => ({ amount, currency });
}

function statedOf({ tracking_number, number, amount_cents, currency }: LockedInvoice) {
  return { tracking_number, number, total: { amount: amount_cents, currency } };
}

function eventOf(invoice: LockedInvoice, { id, received_at, reference }: Payment) {
  return { ...statedOf(invoice), payment_id: id, received_at, reference };
}
