import { creditUse } from '#domain/organisations/credit.ts';
import { creditBalancesOf } from '../invoices/open-invoices.ts';
import { debtsOf } from './debts/debt-counters-table.ts';
import { operations } from './operations.ts';
import { findOrganisation } from './organisation-rows.ts';

export const credit = operations.credit.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const [organisation, debts, credit_balances] = await Promise.all([
    findOrganisation(db, input.id),
    debtsOf(db, input.id, context.now()),
    creditBalancesOf(db, input.id),
  ]);
  if (!organisation) throw errors.NOT_FOUND();
  const { name, credit_status, currency, credit_limit_cents, payment_terms_days } = organisation;
  return {
    name,
    credit_status,
    currency,
    credit_limit_cents,
    payment_terms_days,
    ...creditUse(organisation, debts),
    credit_balances,
  };
});
