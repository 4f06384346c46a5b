import { composeDocument } from '#domain/documents/compose-document.ts';
import type { DocumentTotals } from '#domain/documents/document-data.ts';
import { missingFields } from '#domain/documents/missing-fields.ts';
import type { DocumentedShipment } from '#domain/documents/shipment-facts.ts';
import { NO_INSTRUCTIONS } from '#domain/documents/shipping-instructions.ts';
import { type InstructionValues, lineOf } from './form-values.ts';

type Lines = InstructionValues['cargo_lines'];

interface CargoAsTyped {
  /** Kg, m³ and cents. */
  totals: DocumentTotals;
  /** The correction that the weights need, as the end of a sentence; null if they match. */
  disagreement: string | null;
}

/** The totals of a packing list with these lines; an invalid number counts as blank. */
export function cargoAsTyped(shipment: DocumentedShipment, lines: Lines): CargoAsTyped {
  const instructions = { ...NO_INSTRUCTIONS, cargo_lines: lines.map(readable) };
  const data = composeDocument('packing_list', {
    shipment,
    legs: [],
    instructions,
    client: null,
    office: null,
  });
  const wrong = missingFields('packing_list', data).find(({ field }) => field === 'cargo_lines');
  return { totals: data.cargo.totals, disagreement: wrong?.label ?? null };
}

/** The gross weight in kg that documents state for a line without one; '' if its net weight is unknown. */
export function estimatedGross(shipment: DocumentedShipment, line: Lines[number], isOnly: boolean): string {
  const net_kg = figure(lineOf(line).net_kg) ?? (isOnly ? shipment.cargo_weight : null);
  if (net_kg === null) return '';
  const { totals } = cargoAsTyped({ ...shipment, cargo_weight: net_kg }, []);
  return String(totals.gross_kg);
}

function readable(line: Lines[number]) {
  const read = lineOf(line);
  return {
    ...read,
    packages_count: figure(read.packages_count),
    net_kg: figure(read.net_kg),
    gross_kg: figure(read.gross_kg),
    quantity: figure(read.quantity),
    unit_price_cents: figure(read.unit_price_cents),
  };
}

function figure(read: number | null): number | null {
  return Number.isFinite(read) ? read : null;
}
