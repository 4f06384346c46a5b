/**
 * The JSON text of an answer. Dates become text first: an object with a method of its own would keep V8 from its
 * fast way of writing JSON, for the whole answer.
 */
export function plainJson(answer: unknown): string {
  return JSON.stringify(plain(answer));
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = plain((value as typeof copy)[key]);
  return copy;
}
