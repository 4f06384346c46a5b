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

/**
 * Control characters except tab and line breaks, and the bidirectional embeddings, overrides and isolates, which can make a
 * text read differently from what it says ('gpj.exe' as 'exe.jpg'). Natural right-to-left text needs none of them.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it finds
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Removes control characters from all texts of the input, in place. Call it after `unreadablePart`. */
export function removeControls(input: unknown): void {
  if (!isList(input)) return;
  const left: object[] = [input];
  for (let next = left.pop(); next; next = left.pop()) {
    for (const [key, part] of Object.entries(next)) {
      if (typeof part === 'string') (next as Record<string, unknown>)[key] = part.replace(CONTROLS, '');
      else if (isList(part)) left.push(part);
    }
  }
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
