import * as z from 'zod';
import { CurrencyCode } from './currency.ts';
import { ExchangeRate } from './exchange-rate.ts';

export const ECB = 'ECB';

/** An element of the ECB's file with the rates of a day. */
const Day = z.object({
  '@time': z.iso.date(),
  Cube: z.array(z.object({ '@currency': z.string(), '@rate': z.string() })),
});

/**
 * The exchange rates of the ECB's daily file: what one euro is worth in each currency. Currencies that no longer exist are left
 * out. Throws where it is another file.
 */
export function ecbRates(day: unknown): ExchangeRate[] {
  const { '@time': date, Cube } = Day.parse(day);
  return Cube.flatMap(({ '@currency': to, '@rate': rate }) =>
    CurrencyCode.safeParse(to).success
      ? [ExchangeRate.parse({ from: 'EUR', to, date, rate, source: ECB })]
      : [],
  );
}
