import * as z from 'zod';
import { CurrencyCode } from '#domain/money/currency.ts';
import { ExchangeRate, NewExchangeRate } from '#domain/money/exchange-rate.ts';
import { RefusedRow } from '#domain/spreadsheet/refused-row.ts';
import { SINCE } from '../operation/changed-records.ts';
import { operation } from '../operation/operation.ts';
import { flag } from '../operation/query-values.ts';
import { MAX_SHEET_BYTES, SHEET_TOO_LARGE } from './sheet.ts';

const CHANGES = ['rates.exchangeRates', 'rates.price', 'rates.margins', 'audit'];
/** The longest list in a JSON body; a file may have more. */
const MAX_RATES = 5000;

const Recorded = ExchangeRate.extend({ id: z.uuid(), created_at: z.date() });

export const exchangeRates = {
  addExchangeRate: operation({
    access: 'staff',
    method: 'POST',
    path: '/exchange-rates',
    summary: 'Record the exchange rate of a day; a later entry for the same day replaces it for new prices',
    changes: CHANGES,
    status: 201,
  })
    .input(NewExchangeRate)
    .output(Recorded),

  importExchangeRates: operation({
    access: 'staff',
    method: 'POST',
    path: '/exchange-rates/imports',
    summary:
      'Record exchange rates from a list or from a CSV or XLSX sheet; those already recorded are left out',
    changes: CHANGES,
    query: ['dry_run', 'mode'],
  })
    .input(
      z
        .object({
          /** Each is checked by itself: `from`, `to`, `date`, `rate`, `source`. */
          exchange_rates: z
            .array(z.unknown())
            .max(MAX_RATES, 'At most 5,000 exchange rates. Send more as a file.')
            .optional(),
          /** The names in its header are those of the fields. */
          file: z.file().max(MAX_SHEET_BYTES, SHEET_TOO_LARGE).optional(),
          /** Only checks. */
          dry_run: flag,
          /** `good` records the accepted rows, `all` records none where one is refused. */
          mode: z.enum(['good', 'all']).default('good'),
        })
        .refine(({ exchange_rates, file }) => (exchange_rates === undefined) !== (file === undefined), {
          error: 'Send either exchange rates or a file.',
          path: ['exchange_rates'],
        }),
    )
    .output(
      z.object({
        /** How many rows are good. */
        accepted: z.number().int(),
        /** How many of them are new; the others are the latest entry of their day already. */
        added: z.number().int(),
        refused: z.array(RefusedRow),
      }),
    ),

  exchangeRates: operation({
    access: 'staff',
    method: 'GET',
    path: '/exchange-rates',
    list: { records: 'exchange_rates', of: 'everyone' },
    summary: 'Exchange rates, the latest entry first',
  })
    .input(
      z.object({
        ...SINCE,
        from: CurrencyCode.optional(),
        to: CurrencyCode.optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(200).default(50),
      }),
    )
    .output(z.object({ exchange_rates: z.array(Recorded), next: z.string().nullable() })),
};
