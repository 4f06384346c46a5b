import { listUnpaidBalances } from './opening-balances-table.ts';
import { operations } from './operations.ts';
import { findOrganisation } from './organisation-rows.ts';
import { presentBalance } from './present-balance.ts';

const MAX_BALANCES = 500;

export const openingBalances = operations.openingBalances.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  if (!(await findOrganisation(db, input.id))) throw errors.NOT_FOUND();
  return { opening_balances: (await listUnpaidBalances(db, input.id, MAX_BALANCES)).map(presentBalance) };
});
