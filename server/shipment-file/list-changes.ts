import { wrongIds } from '#domain/shipment-file/item-id.ts';
import { fieldIssues } from '../api/errors/field-issue.ts';
import { newId } from '../database/statements/columns.ts';

/** The items with their ids: those sent with one keep it, new ones get one. 422 where an id is not of the list. */
export function identified<Item extends { id?: string | undefined }>(
  list: string,
  items: readonly Item[],
  known: readonly { id: string }[],
): (Item & { id: string })[] {
  const wrong = wrongIds(items, new Set(known.map(({ id }) => id)));
  if (wrong.length > 0)
    throw fieldIssues(wrong.map(({ index, message }) => ({ path: `${list}.${index}.id`, message })));
  return items.map((item) => ({ ...item, id: item.id ?? newId() }));
}

/** A list before and after in the words of the history; empty where nothing changed. */
export function listChanges<Row>(
  list: string,
  before: readonly Row[],
  after: readonly Row[],
  describe: (row: Row) => string,
): Record<string, [string, string]> {
  if (JSON.stringify(before) === JSON.stringify(after)) return {};
  const described = (rows: readonly Row[]) => rows.map(describe).join('; ');
  return { [list]: [described(before), described(after)] };
}
