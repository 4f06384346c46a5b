import type { NumberedLine, Tariff } from '#contract/rates/tariffs.ts';
import { formatRate } from '#domain/rates/format-rate.ts';
import { ANY } from '#domain/rates/rate-kinds.ts';
import type { TariffDifference } from '#domain/rates/tariff.ts';
import { utcDay } from '#web/ui/calendar-day.tsx';

export const SIDE_NAMES = { sell: 'Sell', buy: 'Buy' } as const;

export const BASIS_NAMES: Readonly<Record<NumberedLine['basis'], string>> = {
  flat: 'flat',
  container: 'per container',
  kg: 'per kg',
  wm: 'per W/M',
  piece: 'per piece',
  percent: '% of freight',
  slab: 'by weight',
};

/** Whose tariff it is: 'For all customers', 'Contract of Meridian Foods', 'From Ocean Line'. */
export function ownerText({ side, organisation }: Pick<Tariff, 'side' | 'organisation'>): string {
  if (!organisation) return side === 'sell' ? 'For all customers' : 'From any carrier';
  return side === 'sell' ? `Contract of ${organisation.name}` : `From ${organisation.name}`;
}

/** 'Nov 1, 2026 – Dec 31, 2026' in the reader’s format, with 'withdrawn' where it is. */
export function validityText({
  valid_from,
  valid_to,
  withdrawn_at,
}: Pick<Tariff, 'valid_from' | 'valid_to' | 'withdrawn_at'>): string {
  const range = `${utcDay(new Date(valid_from))} – ${utcDay(new Date(valid_to))}`;
  return withdrawn_at ? `${range}, withdrawn` : range;
}

/** 'Name: Winter → Winter 2026; Last day: Dec 31, 2026 → Jan 15, 2027' */
export function changesText({ name, valid_from, valid_to }: TariffDifference): string {
  const days = (label: string, change: [string, string] | undefined) =>
    change ? [`${label}: ${change.map((day) => utcDay(new Date(day))).join(' → ')}`] : [];
  return [
    ...(name ? [`Name: ${name.join(' → ')}`] : []),
    ...days('First day', valid_from),
    ...days('Last day', valid_to),
  ].join('; ');
}

/** '4.20; from 100: 3.90; from 300: 3.55; minimum 1,045.00' */
export function rateText({
  rate,
  breaks,
  minimum,
  maximum,
}: Pick<NumberedLine, 'rate' | 'breaks' | 'minimum' | 'maximum'>): string {
  return [
    formatRate(rate),
    ...breaks.map((step) => `from ${formatRate(String(step.from))}: ${formatRate(step.rate)}`),
    ...(minimum === null ? [] : [`minimum ${formatRate(minimum)}`]),
    ...(maximum === null ? [] : [`maximum ${formatRate(maximum)}`]),
  ].join('; ');
}

export function placeText(end: string): string {
  return end === ANY ? 'Any' : end;
}

/** 'CNSHA – NLRTM', 'Any – NL' */
export function laneText({ origin, destination }: Pick<NumberedLine, 'origin' | 'destination'>): string {
  return `${placeText(origin)} – ${placeText(destination)}`;
}
