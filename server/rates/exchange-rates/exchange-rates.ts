import { operations } from '../operations.ts';
import { listExchangeRates } from './exchange-rates-table.ts';

export const exchangeRates = operations.exchangeRates.handler(async ({ input, context }) => {
  const { page, next } = await listExchangeRates(context.database.db, input);
  return { exchange_rates: page, next };
});
