/**
 * The number under which reports of each leg are listed, by the leg's id. Legs that the route no longer has come after
 * the present ones: whichever leg has their former number now, their reports are not its own.
 */
export function legNumbers(
  present: readonly { id: string; sequence: number }[],
  reports: readonly { leg_id: string | null }[],
): ReadonlyMap<string, number> {
  const numbers = new Map(present.map(({ id, sequence }) => [id, sequence]));
  const last = Math.max(0, ...numbers.values());
  const removed = new Set(reports.flatMap(({ leg_id }) => (leg_id && !numbers.has(leg_id) ? leg_id : [])));
  for (const [index, id] of [...removed].sort().entries()) numbers.set(id, last + index + 1);
  return numbers;
}
