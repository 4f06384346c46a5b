import type { ListColumn } from './list-schema.ts';

type Row = Record<string, unknown>;
type Cell = string | number | boolean | null;

/** The cells of a row. Moments are RFC 3339, lists of texts are joined, other lists are JSON. */
export function cellsOf(row: unknown, columns: readonly ListColumn[]): Cell[] {
  return columns.map(({ path }) =>
    cellOf(path.reduce<unknown>((value, name) => (value as Row | null)?.[name], row)),
  );
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join('; ');
  if (typeof value === 'object') return JSON.stringify(value);
  return value as Cell;
}
