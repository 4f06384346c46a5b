import { dueCents } from '#domain/invoices/invoice-state.ts';
import type { Money } from '#domain/money/money.ts';
import { fieldIssue } from '../../api/errors/field-issue.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { money } from '../../pdf/pdf-messages.ts';
import { lockInvoicesOf } from '../lock-invoices.ts';
import type { PaymentRecord } from './payments-table.ts';
import { payInvoice } from './settle-invoice.ts';

interface Allocation {
  number: string;
  amount: Money;
}

type Context = Parameters<typeof payInvoice>[1];

/**
 * Pays invoices of a company with a payment that has `left_cents` to allocate. Refuses at its field what is not open, not in the
 * currency, or more than is due or left. Returns the sum in minor units.
 */
export async function allocate(
  transaction: Transaction,
  context: Context,
  {
    payment,
    left_cents,
    allocations,
    allocated_at,
  }: {
    payment: Pick<PaymentRecord, 'id' | 'received_at' | 'reference' | 'currency'> & {
      organisation_id: string;
    };
    left_cents: number;
    allocations: readonly Allocation[];
    allocated_at: Date;
  },
): Promise<number> {
  const { organisation_id, currency } = payment;
  const total = allocations.reduce((sum, { amount }) => sum + amount.amount, 0);
  if (total > left_cents) throw fieldIssue('allocations', `Allocate at most ${money(left_cents, currency)}.`);
  const numbers = allocations.map(({ number }) => number.toUpperCase());
  const locked = await lockInvoicesOf(transaction, organisation_id, numbers);
  const places = new Map(numbers.map((number, index) => [number, index]));
  for (const [index, number] of numbers.entries())
    if (!locked.some((invoice) => invoice.number === number && invoice.status === 'Pending'))
      throw fieldIssue(`allocations.${index}.number`, 'The company has no open invoice with this number.');
  // In the order of the locks.
  for (const invoice of locked) {
    const index = places.get(invoice.number) ?? 0;
    const amount = allocations[index]?.amount ?? { amount: 0, currency };
    if (invoice.currency !== currency || amount.currency !== currency)
      throw fieldIssue(
        `allocations.${index}.amount`,
        `This payment is in ${currency}, and so must the invoice be.`,
      );
    const part = {
      payment,
      amount_cents: amount.amount,
      // Money that came before the invoice pays it from its first day.
      allocated_at: allocated_at > invoice.issued_at ? allocated_at : invoice.issued_at,
    };
    if ((await payInvoice(transaction, context, invoice, part)) === null) {
      const due = dueCents({ ...invoice, status: 'Pending' });
      throw fieldIssue(`allocations.${index}.amount`, `Enter an amount up to ${money(due, currency)}.`);
    }
  }
  return total;
}
