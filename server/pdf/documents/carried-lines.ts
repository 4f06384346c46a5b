import type { CommonData, DocumentLine } from '#domain/documents/document-data.ts';
import { cubicMetres, joinParts, kg, packages } from '../pdf-messages.ts';
import { totalPackages } from './quantities.ts';

/** A cargo line as documents of the carriage print it. */
export interface CarriedLine {
  marks: string | null;
  packages: string | null;
  description: string | null;
  details: string | null;
  gross: string | null;
  measurement: string | null;
}
export type CarriedTotal = Pick<CarriedLine, 'packages' | 'gross' | 'measurement'>;

export const FREIGHT = { prepaid: 'FREIGHT PREPAID', collect: 'FREIGHT COLLECT' } as const;

export function carriedLine(line: DocumentLine): CarriedLine {
  const net = line.net_kg === null ? null : `Net ${kg(line.net_kg)}`;
  return {
    marks: line.marks,
    packages: packages(line.packages_count, line.package_kind),
    description: line.description,
    details: joinParts([line.hs_code && `HS code ${line.hs_code}`, net], ' · '),
    gross: kg(line.gross_kg),
    measurement: cubicMetres(line.measurement_m3),
  };
}

export function carriedTotal(cargo: CommonData['cargo']): CarriedTotal {
  return {
    packages: totalPackages(cargo),
    gross: kg(cargo.totals.gross_kg),
    measurement: cubicMetres(cargo.totals.measurement_m3),
  };
}
