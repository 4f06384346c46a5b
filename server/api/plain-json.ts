/**
 * The JSON text of a response. Converts dates to text first, because an object with a `toJSON` method
 * disables V8’s fast path for the whole response.
 */
export function plainJson(value: unknown): string {
  return JSON.stringify(plain(value));
}

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return isoText(value);
  if (Array.isArray(value)) return value.map(plain);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = plain((value as typeof copy)[key]);
  return copy;
}

/**
 * The same for a value that nobody else uses, such as a validated output, which is a copy: its dates are replaced in
 * it, which takes less than copying it again.
 */
export function ownJson(value: unknown): string {
  return JSON.stringify(withoutDates(value));
}

function withoutDates(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return isoText(value);
  const fields = value as Record<string | number, unknown>;
  // `for in` gives the indexes of an array as texts, which takes twice as long.
  if (Array.isArray(value))
    for (let index = 0; index < value.length; index++) fields[index] = withoutDates(fields[index]);
  else for (const key in fields) fields[key] = withoutDates(fields[key]);
  return value;
}

const MAX_TEXTS = 20_000;
/** By time, because lists are read again and again, and looking a text up takes a fraction of writing it. */
const texts = new Map<number, string>();

function isoText(moment: Date): string {
  const time = moment.getTime();
  const known = texts.get(time);
  if (known !== undefined) return known;
  const text = moment.toISOString();
  if (texts.size >= MAX_TEXTS) texts.clear();
  texts.set(time, text);
  return text;
}
