import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseHeavyPages } from './script-budget.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'groundswell-budget-'));
  mkdirSync(join(directory, 'assets'));
  // Random bytes do not compress.
  writeFileSync(join(directory, 'assets/light.js'), randomBytes(130_000));
  writeFileSync(join(directory, 'assets/form.js'), randomBytes(180_000));
  writeFileSync(join(directory, 'assets/heavy.js'), randomBytes(200_000));
});
afterAll(() => rmSync(directory, { recursive: true }));

const asleep = (script: string) =>
  `<script type="text/plain" id="page-modules" data-preload="${script}">import "${script}"</script>`;
const atOnce = (script: string) => `<script type="module">import "${script}"</script>`;

test.each([
  ['a page of words that wakes lightly', '/about', asleep('/assets/light.js')],
  ['a form, which may weigh more', '/auth', asleep('/assets/form.js')],
])('%s is built', (_, path, html) => {
  expect(() => refuseHeavyPages(new Map([[path, html]]), directory)).not.toThrow();
});

test.each([
  [
    'a page of words with script at first load',
    '/about',
    atOnce('/assets/light.js'),
    '/about at first load: 130',
  ],
  ['a page of words that wakes heavily', '/about', asleep('/assets/heavy.js'), '/about when awake: 200'],
  ['a heavy form', '/auth', asleep('/assets/heavy.js'), '/auth when awake: 200'],
])('%s fails the build', (_, path, html, sentence) => {
  expect(() => refuseHeavyPages(new Map([[path, html]]), directory)).toThrow(sentence);
});
