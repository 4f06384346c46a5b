import { listExchangeRates } from './exchange-rates-table.ts';
import { operations } from './operations.ts';

export const exchangeRates = operations.exchangeRates.handler(async ({ input, context }) => {
  const { page, next } = await listExchangeRates(context.database.db, input);
  return { exchange_rates: page, next };
});
