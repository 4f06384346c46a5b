const DEEPEST = 32;

/**
 * Where something stands that nobody can mean: a NUL or half a character, which PostgreSQL keeps nowhere, or more levels
 * than any operation has. Undefined when all is well. Without recursion, which such input would exhaust.
 */
export function unreadablePart(input: unknown): string | undefined {
  if (typeof input === 'string') return isText(input) ? undefined : '';
  if (!isList(input)) return undefined;
  const left: [value: object, path: readonly string[]][] = [[input, []]];
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, path] = next;
    for (const [key, part] of Object.entries(value)) {
      const nested = typeof part === 'object' && isList(part);
      if (!isText(key) || (typeof part === 'string' && !isText(part)) || (nested && path.length >= DEEPEST))
        return [...path, key].join('.');
      if (nested) left.push([part, [...path, key]]);
    }
  }
  return undefined;
}

function isText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** What JSON is made of; a file or a date is no place for text. */
function isList(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
