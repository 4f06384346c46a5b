/** The rows that are chosen, by their ids. */
export type Choice = ReadonlySet<string>;

/** From where a range is drawn, and what was chosen before it was. */
export interface RangeStart {
  id: string;
  before: Choice;
}

/** One row more, or less. */
export function toggledRow(choice: Choice, id: string): Choice {
  const next = new Set(choice);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** What was chosen before, and every row from the start of the range to `to`, both included. */
export function withRange(ids: readonly string[], start: RangeStart, to: string): Choice {
  const [first = -1, last = -1] = [ids.indexOf(start.id), ids.indexOf(to)].sort((one, other) => one - other);
  if (first === -1) return toggledRow(start.before, to);
  return new Set([...start.before, ...ids.slice(first, last + 1)]);
}

/** All rows; none when all were chosen already. What is not in the list stays as it was. */
export function toggledAll(choice: Choice, ids: readonly string[]): Choice {
  const next = new Set(choice);
  const add = !isAllChosen(choice, ids);
  for (const id of ids) {
    if (add) next.add(id);
    else next.delete(id);
  }
  return next;
}

export function isAllChosen(choice: Choice, ids: readonly string[]): boolean {
  return ids.length > 0 && choice.size >= ids.length && ids.every((id) => choice.has(id));
}
