import { INDICATIVE_PRICE } from './price-status.ts';

const DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** What customers read beside the price of a route: 'Tariff, valid until 31 Dec 2026', 'Indicative, we confirm'. */
export function priceBasis({
  indicative,
  tariff_valid_to,
}: {
  indicative: boolean;
  tariff_valid_to: string | null;
}): string {
  if (indicative) return INDICATIVE_PRICE;
  return tariff_valid_to === null ? 'Tariff' : `Tariff, valid until ${DAY.format(new Date(tariff_valid_to))}`;
}
