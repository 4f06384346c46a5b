import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Run `node scripts/fonts/subset.mjs` after adding a name. */
test('the web fonts have every letter of the demo’s names', () => {
  const ranges = [...read('web/theme/fonts.css').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  const isCovered = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return ranges.some(([from, to]) => from <= code && code <= to);
  };
  const letters = new Set(read('database/demo/local-names.ts').match(/[\p{L}\p{M}]/gu));
  expect([...letters].filter((letter) => !isCovered(letter))).toEqual([]);
});
