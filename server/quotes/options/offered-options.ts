import type { QuoteOption } from '#contract/quotes/options.ts';
import type { Connection } from '../../database/pool/connection.ts';
import type { QuoteRecord } from '../quotes-table.ts';
import { optionForCustomer } from './present-option.ts';
import { listOptions } from './quote-options-table.ts';

/** What is offered for a quote, as its customer sees it. An offer of one price is one option of one line. */
export async function offeredOptions(connection: Connection, quote: QuoteRecord): Promise<QuoteOption[]> {
  const { id, option_revision, offered_cents, offered_mode, valid_until, offer_note } = quote;
  if (offered_cents === null || offered_mode === null || valid_until === null) return [];
  if (option_revision > 0) return (await listOptions(connection, id, option_revision)).map(optionForCustomer);
  const total = { amount: offered_cents, currency: 'USD' };
  return [
    {
      option: 1,
      mode: offered_mode,
      carrier: '',
      transit_days: null,
      valid_until,
      terms: offer_note,
      inclusions: [],
      exclusions: [],
      currency: total.currency,
      total,
      lines: [
        {
          charge_code: 'FRT',
          side: 'sell',
          description: 'Price as offered',
          basis: 'flat',
          quantity: 1,
          rate: total,
          size_type: null,
          tariff: null,
          amount: total,
          converted: total,
          exchange: null,
        },
      ],
    },
  ];
}
