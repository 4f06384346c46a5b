import type { NumberedLine } from '#contract/rates/tariffs.ts';
import { SHEET_COLUMNS } from '#domain/rates/sheet-columns.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';

/** The cells of a row of a sheet. */
export type LineValues = Record<(typeof SHEET_COLUMNS)[number], string>;

const NEW: Partial<LineValues> = { load: 'FCL', mode: 'sea', charge_code: 'FRT', basis: 'container' };
const LANE_END = 'Enter a UN/LOCODE, a country, a zone or *.';

export const lineResolver = rulesResolver(({ origin, destination, rate }: LineValues) => ({
  ...(origin.trim() === '' && { origin: LANE_END }),
  ...(destination.trim() === '' && { destination: LANE_END }),
  ...(!/^\d+(\.\d+)?$/.test(rate.trim()) && { rate: 'Enter the rate, such as 1850.00.' }),
}));

/** Initial values: those of the line, else the defaults of a new one. */
export function valuesOf(line: NumberedLine | null): LineValues {
  const cells = line
    ? {
        ...line,
        breaks: line.breaks.map(({ from, rate }) => `${from} = ${rate}`).join('; '),
        inclusive_of: line.inclusive_of.join(', '),
      }
    : NEW;
  return Object.fromEntries(
    SHEET_COLUMNS.map((column) => [column, String(cells[column] ?? '')]),
  ) as LineValues;
}

/** What the server reads from a row of a sheet: empty cells are left out. */
export function lineOf(values: LineValues): Record<string, unknown> {
  const filled = SHEET_COLUMNS.flatMap((column) => {
    const text = values[column].trim();
    return text === '' ? [] : [[column, fieldOf(column, text)] as const];
  });
  return Object.fromEntries(filled);
}

function fieldOf(column: keyof LineValues, text: string): unknown {
  if (column === 'transit_days' || column === 'free_days') return Number(text);
  if (column === 'inclusive_of') return text.split(/[\s,;]+/).filter(Boolean);
  if (column !== 'breaks') return text;
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .map((part) => {
      const [from = '', rate = ''] = part.split(/[=:]/);
      return { from: Number(from), rate: rate.trim() };
    });
}
