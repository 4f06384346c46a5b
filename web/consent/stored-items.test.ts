import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { storedItems } from '#content/cookies.ts';
import { storedFormKey } from '#web/forms/form-state/stored-form.ts';

interface Source {
  file: string;
  text: string;
}

const root = join(import.meta.dirname, '../..');
const sources: Source[] = globSync('{web,content,domain}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file) && file !== 'content/cookies.ts')
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const listed = new Set(storedItems.map(({ key }) => key));

/** All writes: the browser's storage and our own storage helpers, which take the key first. */
const WRITES =
  /(?:(?:local|session)Storage\.setItem|\buseSessionStorageState|\bwriteSessionStorage)(?:<\w+>)?\(\s*([\w.]+|'[^']+'|`[^`]+`|storedFormKey\([^)]+\)),/g;
/** Idempotency scopes that persist a form's pending call across a reload. */
const PERSISTED_SCOPES = /\b(?:useIdempotencyScope\(|storageKey: )('[^']+')/g;
/** Forms store their values under their name. */
const formNames = sources.flatMap(({ text }) =>
  [...text.matchAll(/useStoredForm\(\{\s*name: '([^']+)'/g)].map(([, name = '']) => name),
);

function keysWrittenIn({ file, text }: Source): { file: string; key: string }[] {
  return [...text.matchAll(WRITES), ...text.matchAll(PERSISTED_SCOPES)]
    .map(([, expression = '']) => expression)
    .filter((expression) => !isParameter(expression, text))
    .flatMap((expression) => valuesOf(expression, text))
    .map((key) => ({ file, key }));
}

/** Whether the expression is a storage helper's own parameter; its callers are checked instead. */
function isParameter(expression: string, text: string): boolean {
  return new RegExp(`[(,]\\s*${expression}: string`).test(text);
}

/** Resolves a string, the key of one form or of all, or a constant from this or another file. */
function valuesOf(expression: string, text: string): string[] {
  if (/^['"`]/.test(expression)) return [expression.slice(1, -1)];
  const form = /^storedFormKey\((.+)\)$/.exec(expression)?.[1];
  if (form) return (form.startsWith("'") ? [form.slice(1, -1)] : formNames).map(storedFormKey);
  const definition = new RegExp(`\\b${expression}\\s*=\\s*'([^']+)'`);
  const owner = [text, ...sources.map((source) => source.text)].find((other) => definition.test(other));
  return [(owner && definition.exec(owner)?.[1]) ?? `unknown: ${expression}`];
}

const written = sources.flatMap(keysWrittenIn);
const named = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/['"`](groundswell\.[a-z][\w.-]*)['"`]/g)].map(([, key = '']) => ({ file, key })),
);

describe('the table of stored items', () => {
  test('is compared with actual writes', () => {
    expect(written.length).toBeGreaterThanOrEqual(4);
    expect(formNames.length).toBeGreaterThanOrEqual(1);
  });

  test.each(written)('lists $key, written in $file', ({ key }) => {
    expect(listed).toContain(key);
  });

  test.each(named)('lists $key, named in $file', ({ key }) => {
    expect(listed).toContain(key);
  });

  test('lists only keys that are written', () => {
    const ours = storedItems.filter(({ place, key }) => place !== 'cookie' && key.startsWith('groundswell.'));
    expect(ours.map(({ key }) => key).sort()).toEqual([...new Set(written.map(({ key }) => key))].sort());
  });

  test.each(['document.cookie', 'indexedDB.', 'cookieStore.'])('%s is not used', (storage) => {
    expect(sources.filter(({ text }) => text.includes(storage)).map(({ file }) => file)).toEqual([]);
  });
});
