import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditedInvoice } from './credit-note.ts';
import { dueCents } from './invoice-state.ts';
import { paidInvoice, receivedCents, settlementAfter, unpaidInvoice } from './payment.ts';
import { onAccountCents, type PaymentRefund, refundedPayment, withoutRefund } from './payment-refund.ts';

test.each([
  ['nothing', 0, 0, 'Pending', 0],
  ['a part', 0, 400, 'Pending', 0],
  ['all', 0, 1_000, 'Paid', 0],
  ['a part, the rest credited', 600, 400, 'Paid', 0],
  ['a part, more than the rest credited', 700, 400, 'Paid', 100],
  ['nothing, all credited', 1_000, 0, 'Credited', 0],
  ['all, all credited', 1_000, 1_000, 'Paid', 1_000],
] as const)('an invoice with %s paid', (_, credited_cents, paid_cents, status, overpaid_cents) => {
  expect(settlementAfter({ amount_cents: 1_000, credited_cents, paid_cents })).toEqual({
    status,
    overpaid_cents,
  });
});

test('an invoice takes at most what is outstanding', () => {
  const invoice = { amount_cents: 1_000, credited_cents: 300, paid_cents: 200 };
  expect(paidInvoice(invoice, 501)).toBeNull();
  expect(paidInvoice(invoice, 500)).toEqual({ status: 'Paid', paid_cents: 700, overpaid_cents: 0 });
});

test('a payment whose credit was refunded is not reversed', () => {
  const invoice = { amount_cents: 1_000, credited_cents: 300, paid_cents: 1_000, refunded_cents: 300 };
  expect(unpaidInvoice(invoice, 1)).toBeNull();
  expect(unpaidInvoice({ ...invoice, refunded_cents: 299 }, 1)).toMatchObject({ overpaid_cents: 299 });
});

test('an invoice that was paid before single payments were recorded stays paid in full', () => {
  const invoice = {
    status: 'Paid',
    amount_cents: 1_000,
    credited_cents: 300,
    paid_cents: 0,
    overpaid_cents: 100,
  } as const;
  expect(receivedCents(invoice)).toBe(800);
  expect(creditedInvoice(invoice, { credit_cents: 50, is_whole: false })).toEqual({
    status: 'Paid',
    credited_cents: 350,
    overpaid_cents: 150,
  });
});

const cents = fc.integer({ min: 1, max: 1_500 });
const step = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const), cents }),
  fc.record({ kind: fc.constant('credit' as const), cents, is_whole: fc.boolean() }),
  fc.record({ kind: fc.constant('refund' as const), cents }),
  fc.record({ kind: fc.constant('reverse' as const), cents }),
  fc.record({ kind: fc.constant('refund payment' as const), cents }),
  fc.record({ kind: fc.constant('reverse refund' as const), cents }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function paymentOf(amount_cents: number, allocated_cents: number) {
  return {
    amount_cents,
    allocated_cents,
    refunded_cents: 0,
    refunds: [] as PaymentRefund[],
    reversed_at: null,
  };
}

/** An invoice with its payments, and beside them what the client owes by the amounts that changed hands alone. */
function start() {
  return {
    invoice: {
      status: 'Pending' as 'Pending' | 'Paid' | 'Credited',
      amount_cents: 1_000,
      credited_cents: 0,
      paid_cents: 0,
      overpaid_cents: 0,
      refunded_cents: 0,
    },
    payments: [] as ReturnType<typeof paymentOf>[],
    owed: 1_000,
  };
}

function take(account: ReturnType<typeof start>, one: Step): void {
  const { invoice, payments } = account;
  const { status } = invoice;
  if (one.kind === 'pay' && status === 'Pending') {
    const allocated = Math.min(one.cents, dueCents({ ...invoice, status }));
    Object.assign(invoice, paidInvoice(invoice, allocated));
    payments.push(paymentOf(one.cents, allocated));
    account.owed -= one.cents;
  }
  if (one.kind === 'credit' && status !== 'Credited') {
    const credit_cents = one.is_whole ? invoice.amount_cents - invoice.credited_cents : one.cents;
    const after =
      credit_cents > 0 && creditedInvoice({ ...invoice, status }, { credit_cents, is_whole: one.is_whole });
    if (after) {
      Object.assign(invoice, after);
      account.owed -= credit_cents;
    }
  }
  if (one.kind === 'refund') {
    const refund = Math.min(one.cents, invoice.overpaid_cents - invoice.refunded_cents);
    invoice.refunded_cents += refund;
    account.owed += refund;
  }
  if (one.kind === 'reverse' && payments.length > 0) {
    const index = one.cents % payments.length;
    const payment = payments[index] ?? paymentOf(0, 0);
    const after = payment.refunded_cents === 0 && unpaidInvoice(invoice, payment.allocated_cents);
    if (after) {
      Object.assign(invoice, after);
      payments.splice(index, 1);
      account.owed += payment.amount_cents;
    }
  }
  const payment = payments[one.cents % (payments.length || 1)];
  if (payment) takeRefund(account, payment, one);
}

/** Refunds what a payment left on account, or reverses its newest refund in force. */
function takeRefund(
  account: ReturnType<typeof start>,
  payment: ReturnType<typeof paymentOf>,
  one: Step,
): void {
  if (one.kind === 'refund payment') {
    const [id, refunded_at] = [`${payment.refunds.length}`, '2026-11-21T12:00:00Z'];
    const refund = { id, refunded_at, amount_cents: one.cents, reference: '', reason: 'Overpaid' };
    const after = refundedPayment(payment, refund);
    if (after) account.owed += one.cents;
    Object.assign(payment, after);
  }
  const refund = payment.refunds.findLast(({ reversed_at }) => reversed_at === null);
  if (one.kind === 'reverse refund' && refund) {
    account.owed -= refund.amount_cents;
    const reversal = { reversed_at: '2026-11-21T13:00:00Z', reversal_reason: 'Returned' };
    Object.assign(payment, withoutRefund(payment, refund, reversal));
  }
}

test('no sequence of payments, credits, refunds and reversals gains or loses a cent', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const account = start();
      const { invoice, payments } = account;
      for (const one of steps) {
        take(account, one);
        const due = dueCents(invoice);
        const balance = invoice.overpaid_cents - invoice.refunded_cents;
        const on_account = payments.reduce((sum, payment) => sum + onAccountCents(payment), 0);
        expect(due - balance - on_account).toBe(account.owed);
        expect(Math.min(due, balance, on_account, invoice.paid_cents)).toBeGreaterThanOrEqual(0);
        expect(invoice.status === 'Pending').toBe(due > 0);
        expect(receivedCents(invoice)).toBe(
          payments.reduce((sum, { allocated_cents }) => sum + allocated_cents, 0),
        );
      }
    }),
    { numRuns: 1_000 },
  );
});
