import { signedIn } from '../../api/call-context.ts';
import { writeAudit } from '../../audit/audit-log-table.ts';
import { newId } from '../../database/statements/columns.ts';
import { lockOrganisation } from '../../organisations/organisation-locks.ts';
import { operations } from '../operations.ts';
import { allocate } from './allocate.ts';
import { addAllocated, insertPayment } from './payments-table.ts';

export const receivePayment = operations.receivePayment.handler(({ input, context, errors }) =>
  context.write(async (transaction) => {
    const now = context.now();
    const { user_id, branch_ids } = signedIn(context);
    if (branch_ids.length > 0) throw errors.SOME_BRANCHES();
    const { id: organisation_id, reference, allocations, paid_at: received_at = now } = input;
    // The lock keeps the company from being merged until the payment is committed.
    if (!(await lockOrganisation(transaction, organisation_id))) throw errors.NOT_FOUND();
    if (received_at > now) throw errors.IN_FUTURE();
    const { amount, currency } = input.amount;
    const payment = { id: newId(), organisation_id, received_at, reference, currency };
    await insertPayment(transaction, {
      ...payment,
      amount_cents: amount,
      allocated_cents: 0,
      recorded_by: user_id,
      created_at: now,
      updated_at: now,
    });
    const allocated = await allocate(transaction, context, {
      payment,
      left_cents: amount,
      allocations,
      allocated_at: received_at,
    });
    await addAllocated(transaction, payment.id, allocated);
    await writeAudit(transaction, {
      actor_id: user_id,
      action: 'invoices.receivePayment',
      subject_type: 'organisation',
      subject_id: organisation_id,
      detail: {
        amount_cents: amount,
        currency,
        paid_at: received_at.toISOString(),
        reference,
        numbers: allocations.map(({ number }) => number.toUpperCase()),
      },
    });
    return {
      id: payment.id,
      allocated: { amount: allocated, currency },
      on_account: { amount: amount - allocated, currency },
    };
  }),
);
