/** Old and new values of fields as plain JSON, as stored in the audit log. */
export type Changes = Record<string, [from: unknown, to: unknown]>;

/** The fields whose value a change alters, without those it names but leaves unchanged. Dates become ISO strings. */
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
