import type { BillOfLadingData } from '#domain/documents/document-data.ts';
import { cubicMetres, joinParts, kg, packages } from '../pdf-messages.ts';

type Container = BillOfLadingData['containers'][number];

/** A container as documents print it, with what it holds. */
export interface PrintedContainer {
  number: string;
  size_type: string;
  seals: string;
  /** '640 cartons, 20 pallets' */
  packages: string | null;
  gross: string | null;
  /** The weight of the empty container. */
  tare: string | null;
  measurement: string | null;
}

export function printedContainer({ number, size_type, seals, ...held }: Container): PrintedContainer {
  return {
    number,
    size_type,
    seals,
    packages: joinParts(held.packages.map(({ count, kind }) => packages(count, kind))),
    gross: kg(held.gross_kg),
    tare: kg(held.tare_kg),
    measurement: cubicMetres(held.measurement_m3),
  };
}
