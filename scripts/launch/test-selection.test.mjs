import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectTests } from './test-selection.mjs';

let root;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'groundswell-selection-'));
  const files = {
    'domain/quotes/quote.test.ts': "test('costs the same each time')",
    'domain/quotes/quote-reference.test.ts': '',
    'domain/quotes/quote.ts': '',
    'web/ui/field.test.tsx': '',
    'scripts/launch/results.test.mjs': '',
    'checks/headers.test.ts': "join(ROOT, 'build/client')",
    'journeys/quote.spec.ts': '',
    'journeys/offer.ts': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

const select = (names, from = root) => selectTests(names, { root, from });

test.each([
  ['a path', ['domain/quotes/quote.test.ts'], ['domain/quotes/quote.test.ts']],
  ['a folder', ['domain/quotes'], ['domain/quotes/quote-reference.test.ts', 'domain/quotes/quote.test.ts']],
  ['a folder that ends in a slash', ['web/ui/'], ['web/ui/field.test.tsx']],
  ['a file name', ['field.test.tsx'], ['web/ui/field.test.tsx']],
  ['a file name without its ending', ['results'], ['scripts/launch/results.test.mjs']],
  ['a part of a path', ['quote-ref'], ['domain/quotes/quote-reference.test.ts']],
  ['two names', ['field', 'results'], ['scripts/launch/results.test.mjs', 'web/ui/field.test.tsx']],
])('%s selects its tests, without a build', (_, names, tests) =>
  expect(select(names)).toEqual({ tests, journeys: [], title: undefined, needsBuild: false }),
);

test('a path is read from where npm was called', () =>
  expect(select(['quote.test.ts'], join(root, 'domain/quotes')).tests).toEqual([
    'domain/quotes/quote.test.ts',
  ]));

test('a name that tests and journeys share selects both, and only these', () =>
  expect(select(['quote'])).toEqual({
    tests: ['domain/quotes/quote.test.ts'],
    journeys: ['journeys/quote.spec.ts'],
    title: undefined,
    needsBuild: true,
  }));

test('a journey needs the built pages', () =>
  expect(select(['journeys/quote.spec.ts'])).toMatchObject({ tests: [], needsBuild: true }));

test('so does a test that reads them', () =>
  expect(select(['headers'])).toMatchObject({ journeys: [], needsBuild: true }));

test('a title selects the files that contain it', () =>
  expect(select(['costs the same'])).toEqual({
    tests: ['domain/quotes/quote.test.ts'],
    journeys: [],
    title: 'costs the same',
    needsBuild: false,
  }));

test.each([[['no such thing']], [['field', 'no such thing']], [['field', 'costs the same']]])(
  '%j names what it does not find',
  (names) => expect(select(names)).toEqual({ unknown: names.at(-1) }),
);
