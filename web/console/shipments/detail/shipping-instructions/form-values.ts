import * as z from 'zod';
import type { Booked } from '#contract/instructions.ts';
import { MOST_ORIGINALS } from '#domain/documents/bill-release.ts';
import type { CargoLine } from '#domain/documents/cargo-line.ts';
import { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { decimalsProblem } from '#domain/money/minor-digits.ts';
import { CARGO_CURRENCY } from '#domain/shipments/cargo-currency.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';

/** As the server returns them. */
export interface StoredInstructions {
  version: number;
  instructions: ShippingInstructions;
  booked: Booked;
}

type LineValues = Record<keyof CargoLine, string>;
type Chosen = 'incoterm' | 'cargo_movement' | 'clauses';

/** The values of the controls: numbers as typed, money in dollars, '' where nothing is chosen; at least one line. */
export type InstructionValues = Omit<ShippingInstructions, Chosen | 'cargo_lines' | 'originals_count'> & {
  [Field in Chosen]: NonNullable<ShippingInstructions[Field]> | '';
} & { cargo_lines: LineValues[]; originals_count: string };

export const BLANK_LINE: LineValues = {
  marks: '',
  packages_count: '',
  package_kind: '',
  description: '',
  hs_code: '',
  origin_country: '',
  net_kg: '',
  gross_kg: '',
  dimensions: '',
  quantity: '',
  unit: '',
  unit_price_cents: '',
};

export function valuesOf(instructions: ShippingInstructions): InstructionValues {
  const { incoterm, cargo_movement, clauses, cargo_lines, originals_count, ...texts } = instructions;
  return {
    ...texts,
    incoterm: incoterm ?? '',
    cargo_movement: cargo_movement ?? '',
    clauses: clauses ?? '',
    // Offered once another release than a sea waybill is chosen.
    originals_count: String(originals_count || MOST_ORIGINALS),
    cargo_lines: cargo_lines.length > 0 ? cargo_lines.map(lineValues) : [BLANK_LINE],
  };
}

function lineValues(line: CargoLine): LineValues {
  return {
    ...BLANK_LINE,
    ...line,
    packages_count: written(line.packages_count),
    net_kg: written(line.net_kg),
    gross_kg: written(line.gross_kg),
    quantity: written(line.quantity),
    unit_price_cents: line.unit_price_cents === null ? '' : (line.unit_price_cents / 100).toFixed(2),
  };
}

function written(figure: number | null): string {
  return figure === null ? '' : String(figure);
}

/** A line for its schema; an invalid number is NaN, which the schema refuses. */
export function lineOf(values: LineValues): CargoLine {
  const price = readTypedNumber(values.unit_price_cents);
  return {
    ...values,
    packages_count: readTypedNumber(values.packages_count),
    net_kg: readTypedNumber(values.net_kg),
    gross_kg: readTypedNumber(values.gross_kg),
    quantity: readTypedNumber(values.quantity),
    unit_price_cents: price === null ? null : centsOf(price),
  };
}

/** Not a whole number where the price has more than two decimals, so that the schema refuses it. */
function centsOf(price: number): number {
  return decimalsProblem(price, CARGO_CURRENCY) ? price * 100 : Math.round(price * 100);
}

function instructionsOf(values: InstructionValues): unknown {
  const { cargo_lines } = values;
  const isBlank = cargo_lines.length === 1 && Object.values(cargo_lines[0] ?? {}).every((typed) => !typed);
  return {
    ...values,
    incoterm: values.incoterm || null,
    cargo_movement: values.cargo_movement || null,
    clauses: values.clauses || null,
    originals_count: Number(values.originals_count),
    cargo_lines: isBlank ? [] : cargo_lines.map(lineOf),
  };
}

/** Parses the values with the server's schema. */
export const InstructionValuesSchema = z
  .custom<InstructionValues>()
  .transform(instructionsOf)
  .pipe(ShippingInstructions);
