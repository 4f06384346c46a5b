const DEEPEST = 32;

/**
 * The path of the first invalid value: a NUL or a lone surrogate, which PostgreSQL cannot store, or nesting
 * deeper than any operation uses. Undefined when the input is valid. Iterative, because recursion on hostile
 * input would overflow the stack.
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

/** The containers that JSON consists of; files and dates contain no text to check. */
function isList(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
