/** The ids of the selected rows. */
export type Choice = ReadonlySet<string>;

/** The anchor of a range selection, and the selection before it. */
export interface RangeStart {
  id: string;
  before: Choice;
}

/** Adds or removes one row. */
export function toggledRow(choice: Choice, id: string): Choice {
  const next = new Set(choice);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The selection before the range, plus every row from its anchor to `to`, inclusive. */
export function withRange(ids: readonly string[], start: RangeStart, to: string): Choice {
  const [first = -1, last = -1] = [ids.indexOf(start.id), ids.indexOf(to)].sort((one, other) => one - other);
  if (first === -1) return toggledRow(start.before, to);
  return new Set([...start.before, ...ids.slice(first, last + 1)]);
}

/** Selects all listed rows, or none if all were selected. Rows outside the list keep their state. */
export function toggledAll(choice: Choice, ids: readonly string[]): Choice {
  const next = new Set(choice);
  const add = !isAllChosen(choice, ids);
  for (const id of ids) {
    if (add) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The selection without rows that are not listed; the same object if all are. */
export function listedChoice(choice: Choice, ids: readonly string[]): Choice {
  const listed = new Set(ids.filter((id) => choice.has(id)));
  return listed.size === choice.size ? choice : listed;
}

export function isAllChosen(choice: Choice, ids: readonly string[]): boolean {
  return ids.length > 0 && choice.size >= ids.length && ids.every((id) => choice.has(id));
}
