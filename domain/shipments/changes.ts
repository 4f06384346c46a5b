/** Fields with what they were and what they became, plain JSON: as the audit trail keeps them. */
export type Changes = Record<string, [from: unknown, to: unknown]>;

/** What a change would make different; a field that it names but leaves as it is does not count. Dates become ISO text. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  change: Readonly<Record<string, unknown>>,
): Changes {
  return Object.fromEntries(
    Object.entries(change)
      .map(([field, to]): [string, [unknown, unknown]] => [field, [plain(before[field]), plain(to)]])
      .filter(([field, [from, to]]) => change[field] !== undefined && from !== to),
  );
}

function plain(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
