import type { Payment } from '#contract/invoices/payments.ts';
import { onAccountCents } from '#domain/invoices/payment-refund.ts';
import { isStaff } from '#domain/people/role.ts';
import { signedIn } from '../../api/call-context.ts';
import { findOrganisation } from '../../organisations/organisation-rows.ts';
import { operations } from '../operations.ts';
import { listPaymentsOf, onAccountOf } from './payment-rows.ts';

/** Of any company for staff of all branches, of their own for customers. */
export const payments = operations.payments.handler(async ({ input, context, errors }) => {
  const { role, organisation_id, branch_ids } = signedIn(context);
  const { id, ...wanted } = input;
  const staff = isStaff(role);
  if (!staff && organisation_id !== id) throw errors.NOT_FOUND();
  if (staff && branch_ids.length > 0) throw errors.SOME_BRANCHES();
  const { db } = context.database;
  const [organisation, { page, next }, on_account] = await Promise.all([
    findOrganisation(db, id),
    listPaymentsOf(db, id, wanted),
    onAccountOf(db, id),
  ]);
  if (!organisation) throw errors.NOT_FOUND();
  return { payments: page.map((row) => present(row, staff)), next, on_account };
});

type Row = Awaited<ReturnType<typeof listPaymentsOf>>['page'][number];

function present(row: Row, staff: boolean): Payment {
  const { id, amount_cents, refunded_cents, currency, received_at, reference, created_at } = row;
  const money = (amount: number) => ({ amount, currency });
  return {
    id,
    amount: money(amount_cents),
    on_account: money(onAccountCents(row)),
    refunded: money(refunded_cents),
    received_at,
    reference,
    created_at,
    recorded_by: staff ? row.recorded_by : null,
    reversed_at: row.reversed_at,
    reversal_reason: row.reversal_reason,
    allocations: row.allocations.map(({ number, amount_cents: part }) => ({ number, amount: money(part) })),
    refunds: row.refunds.map(({ amount_cents: part, refunded_at, reversed_at, ...refund }) => ({
      ...refund,
      amount: money(part),
      refunded_at: new Date(refunded_at),
      reversed_at: reversed_at === null ? null : new Date(reversed_at),
    })),
  };
}
