import type { Declaration } from '#contract/shipments/declarations.ts';
import { decimalsProblem, majorUnits, minorUnits } from '#domain/money/minor-digits.ts';
import type { ListField } from '../edit/list-field.ts';
import { figure, figureInput, type ListRow, text } from '../edit/list-row.ts';

type Line = Declaration['lines'][number];

export const LINE_FIELDS: readonly ListField[] = [
  { name: 'description', label: 'Description', type: 'lines' },
  { name: 'hs_code', label: 'HS code', optional: true },
  { name: 'origin_country', label: 'Country of origin', optional: true },
  { name: 'pieces', label: 'Packages', type: 'number', optional: true },
  { name: 'gross_kg', label: 'Gross weight of the line', unit: 'kg', type: 'number', optional: true },
  { name: 'net_kg', label: 'Net weight of the line', unit: 'kg', type: 'number', optional: true },
  { name: 'value', label: 'Value', type: 'number', optional: true },
  { name: 'currency', label: 'Currency', hint: 'ISO 4217, such as USD', optional: true },
];

/** A line as its fields have it; a new one without a line. */
export function rowOfLine(line?: Line): ListRow {
  const value = line?.value ?? null;
  return {
    description: line?.description ?? '',
    hs_code: line?.hs_code ?? '',
    origin_country: line?.origin_country ?? '',
    pieces: figureInput(line?.pieces),
    gross_kg: figureInput(line?.gross_kg),
    net_kg: figureInput(line?.net_kg),
    value: figureInput(value && majorUnits(value)),
    currency: value?.currency ?? 'USD',
  };
}

export function lineOfRow(row: ListRow): Line {
  const value = figure(row, 'value');
  const currency = currencyOf(row);
  return {
    description: text(row, 'description'),
    hs_code: text(row, 'hs_code'),
    origin_country: text(row, 'origin_country'),
    pieces: figure(row, 'pieces'),
    gross_kg: figure(row, 'gross_kg'),
    net_kg: figure(row, 'net_kg'),
    value: value === null ? null : { amount: minorUnits(value, currency), currency },
  };
}

/** The message for a value with more decimals than its currency, which the request would round. */
export function lineMessages(row: ListRow): Record<string, string> {
  const currency = currencyOf(row);
  const problem = /^[A-Z]{3}$/.test(currency) && decimalsProblem(figure(row, 'value') ?? 0, currency);
  return problem ? { value: problem } : {};
}

function currencyOf(row: ListRow): string {
  return text(row, 'currency').toUpperCase();
}

/** The field of a path in a line: 'currency' for 'value_currency', 'value' for 'value_amount'. */
export function fieldOfLine(path: string): string {
  return path === 'value_currency' ? 'currency' : path.replace(/^value_.*/, 'value');
}
