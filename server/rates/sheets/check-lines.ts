import { findCountry } from '#domain/places/countries.ts';
import type { LaneTerms } from '#domain/rates/price-request.ts';
import { ANY } from '#domain/rates/rate-kinds.ts';
import { keyOfLine, type LineIssue, readLine } from '#domain/rates/rate-sheet.ts';
import type { TariffLine } from '#domain/rates/tariff.ts';
import { type CheckedRows, checkRows, type SentRow } from './check-rows.ts';

/** What lines may refer to. */
export interface Known {
  charge_codes: ReadonlySet<string>;
  zones: ReadonlySet<string>;
  isPlace: (unlocode: NonNullable<LaneTerms['unlocode']>) => boolean;
}

/** Sorts rows into good lines and refused ones, in their order. */
export function checkLines(rows: readonly SentRow[], known: Known): Promise<CheckedRows<TariffLine>> {
  return checkRows(rows, {
    read: (sent) => {
      const read = readLine(sent);
      const issues = 'issues' in read ? read.issues : unknownReferences(read.line, known);
      return issues.length > 0 ? { issues } : read;
    },
    keyOf: keyOfLine,
    repeats: 'has the same lane, charge and conditions.',
  });
}

function unknownReferences(line: TariffLine, { charge_codes, zones, isPlace }: Known): LineIssue[] {
  const isEnd = (end: string) =>
    end === ANY || zones.has(end) || findCountry(end) !== undefined || isPlace(end);
  return [
    ...(['origin', 'destination'] as const)
      .filter((column) => !isEnd(line[column]))
      .map((column) => ({ column, issue: `${line[column]} isn’t a known UN/LOCODE, country or zone.` })),
    ...(charge_codes.has(line.charge_code)
      ? []
      : [{ column: 'charge_code', issue: `${line.charge_code} isn’t a known charge code.` }]),
  ];
}
