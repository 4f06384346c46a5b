import type { CommonData, DocumentParty } from '#domain/documents/document-data.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { countryName } from '#domain/places/countries.ts';
import { townLine } from '#domain/places/town-line.ts';

const NBSP = '\u00a0';
const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const TWO_PLACES = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** '21 November 2026', in UTC, so that it is the same for all readers. */
export function dayOf(moment: Date): string {
  return moment.toLocaleDateString('en-GB', DAY);
}

/** 'YYYY-MM-DD' as a printed day; null stays null. */
export function dayLabel(day: string | null): string | null {
  return day && dayOf(new Date(`${day}T00:00:00Z`));
}

/** Like `dayLabel` but '22 Nov 2026', for a narrow box. */
export function shortDay(day: string | null): string | null {
  return day && new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { ...DAY, month: 'short' });
}

/** '$1,834.50', or in another currency. */
export function money(cents: number, currency: string): string;
export function money(cents: number | null, currency: string): string | null;
export function money(cents: number | null, currency: string): string | null {
  return cents === null ? null : formatMoney({ amount: cents, currency });
}

/** '1,834.50', for columns whose head names the currency. */
export function plainMoney(cents: number | null): string | null {
  return cents === null ? null : (cents / 100).toLocaleString('en-US', TWO_PLACES);
}

/** '1,200' and '366.666': at most three places. */
export function figure(value: number | null): string | null {
  return value === null ? null : value.toLocaleString('en-US', { maximumFractionDigits: 3 });
}

/** '366.666 kg' */
export function kg(value: number | null): string | null {
  return value === null ? null : `${figure(value)}${NBSP}kg`;
}

/** '9.6 m³' */
export function cubicMetres(value: number | null): string | null {
  return value === null ? null : `${figure(value)}${NBSP}m³`;
}

/** '40 cartons'; null when unknown. */
export function packages(count: number | null, kind: string | null): string | null {
  return joinParts([figure(count), kind], ' ');
}

/** Marks in one line, where 'Nos. 1-40' does not break. */
export function marksInLine(marks: string | null): string | null {
  return marks?.replaceAll('\n', ', ').replaceAll(/\b(Nos?\.) (?=\d)/gi, `$1${NBSP}`) ?? null;
}

/** The country's English name. */
export function country(code: string | null): string | null {
  return code && countryName(code);
}

/** Joins the known parts: 'A, B'; null when there are none. */
export function joinParts(parts: readonly (string | null)[], by = ', '): string | null {
  return parts.filter((part) => part !== null && part !== '').join(by) || null;
}

/** 'DANGEROUS GOODS · FRAGILE', as booked; null when there is nothing special. */
export function handling(
  cargo: Pick<CommonData['cargo'], 'dangerous_goods' | 'temperature_controlled' | 'fragile'>,
): string | null {
  return joinParts(
    [
      cargo.dangerous_goods ? 'DANGEROUS GOODS' : null,
      cargo.temperature_controlled ? 'TEMPERATURE CONTROLLED' : null,
      cargo.fragile ? 'FRAGILE' : null,
    ],
    ' · ',
  );
}

/** The party printed in a box. Unknown parts are omitted, so the name may be blank above the address. */
export interface PrintedParty {
  name: string | null;
  lines: readonly string[];
}

export function printedParty({ name, address, ...party }: DocumentParty): PrintedParty {
  const lines = [
    ...(address?.split('\n') ?? []),
    joinParts([townLine(party), country(party.country)]),
    party.tax_id && `Tax ID ${party.tax_id}`,
    party.contact,
  ];
  return { name, lines: lines.filter((line): line is string => Boolean(line)) };
}
