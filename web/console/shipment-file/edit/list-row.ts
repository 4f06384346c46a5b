import { readTypedNumber } from '#domain/validation/typed-number.ts';
import type { ListField } from './list-field.ts';

/** The fields of one item as typed; `id` is that of a stored item. */
export type ListRow = Record<string, string>;

/** A stored item keeps its id; a new one has none. */
export const withId = ({ id }: ListRow) => (id ? { id } : {});

export const text = (row: ListRow, name: string) => (row[name] ?? '').trim();

/** Null for a blank field. */
export const figure = (row: ListRow, name: string) => readTypedNumber(row[name] ?? '');

export const figureInput = (value: number | null | undefined) => (value == null ? '' : String(value));

/** Messages for the fields of figures that are none, by the path of the field. */
export function invalidFigures(
  fields: readonly ListField[],
  rows: readonly ListRow[],
): Record<string, string> {
  const figures = fields.filter(({ type }) => type === 'number');
  return Object.fromEntries(
    rows.flatMap((row, index) =>
      figures
        .filter(({ name }) => Number.isNaN(figure(row, name)))
        .map(({ name }) => [`rows.${index}.${name}`, 'Enter a number.']),
    ),
  );
}

/** The messages of a list's own check, by the path of the field. */
export function invalidRows(
  rows: readonly ListRow[],
  check: (row: ListRow) => Record<string, string> = () => ({}),
): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row, index) =>
      Object.entries(check(row)).map(([name, message]) => [`rows.${index}.${name}`, message]),
    ),
  );
}

/** 'equipment.0.vgm.kg' is the field 'rows.0.vgm_kg', unless `fieldOf` knows another. */
export function rowPath(
  list: string,
  path: string,
  rows: readonly ListRow[],
  fieldOf: (row: ListRow, name: string) => string = (_, name) => name,
): string {
  const [, index = '', ...names] = path.split('.');
  if (!path.startsWith(`${list}.`) || names.length === 0) return path;
  return `rows.${index}.${fieldOf(rows[Number(index)] ?? {}, names.join('_'))}`;
}
