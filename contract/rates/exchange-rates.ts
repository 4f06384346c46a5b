import * as z from 'zod';
import { CurrencyCode } from '#domain/money/currency.ts';
import { ExchangeRate } from '#domain/money/exchange-rate.ts';
import { operation } from '../operation.ts';

const Recorded = ExchangeRate.extend({ id: z.uuid(), created_at: z.date() });

export const exchangeRates = {
  addExchangeRate: operation({
    access: 'staff',
    method: 'POST',
    path: '/exchange-rates',
    summary: 'Record the exchange rate of a day; a later entry for the same day replaces it for new prices',
    changes: ['rates.exchangeRates', 'rates.price', 'audit'],
    status: 201,
  })
    .input(
      ExchangeRate.refine(({ from, to }) => from !== to, {
        error: 'Choose two different currencies.',
        path: ['to'],
      }),
    )
    .output(Recorded),

  exchangeRates: operation({
    access: 'staff',
    method: 'GET',
    path: '/exchange-rates',
    summary: 'Exchange rates, the latest entry first',
  })
    .input(
      z.object({
        from: CurrencyCode.optional(),
        to: CurrencyCode.optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(z.object({ exchange_rates: z.array(Recorded), next: z.string().nullable() })),
};
