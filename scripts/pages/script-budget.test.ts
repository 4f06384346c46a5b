import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropImportsOfEmptyPage, scriptsOfScreens } from './screen-scripts.ts';
import { refuseHeavyPages } from './script-budget.ts';

const around = { module: '/assets/light.js', imports: ['/assets/entry.js'] };
const ROUTES = {
  around,
  settings: { parentId: 'around', path: 'settings', module: '/assets/light.js', imports: [] },
  wizard: { parentId: 'around', path: 'create-shipment', module: '/assets/entry.js', imports: [] },
  article: { parentId: 'around', path: 'news/:slug', module: '/assets/heavy.js', imports: [] },
  console: { parentId: 'around', path: 'admin/mail', module: '/assets/form.js', imports: [] },
  missing: { path: '*', module: '/assets/heavy.js', imports: [] },
};
/** Prerendered pages of the routes over budget. */
const WRITTEN = ['/news/404', '/404', '/admin/mail'].map((path) => [path, ''] as const);

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'groundswell-budget-'));
  mkdirSync(join(directory, 'assets'));
  // Random bytes do not compress.
  writeFileSync(join(directory, 'assets/light.js'), randomBytes(130_000));
  writeFileSync(join(directory, 'assets/form.js'), randomBytes(180_000));
  writeFileSync(join(directory, 'assets/heavy.js'), randomBytes(200_000));
  writeFileSync(
    join(directory, 'assets/manifest-1.js'),
    `window.manifest=${JSON.stringify({ routes: ROUTES })};`,
  );
  writeFileSync(
    join(directory, '__spa-fallback.html'),
    immediate('/assets/manifest-1.js') + immediate('/assets/entry.js'),
  );
  writeFileSync(join(directory, 'assets/entry.js'), randomBytes(30_000));
});
afterAll(() => rmSync(directory, { recursive: true }));

const deferred = (script: string) =>
  `<script type="text/plain" id="page-modules" data-preload="${script}">import "${script}"</script>`;
const immediate = (script: string) => `<script type="module">import "${script}"</script>`;

const refuse = (pages: ReadonlyMap<string, string>) =>
  refuseHeavyPages(pages, scriptsOfScreens(directory, [...pages.keys()]), directory);

test.each([
  ['a text page with light deferred scripts', '/about', deferred('/assets/light.js')],
  ['a form, which has a larger budget', '/auth', deferred('/assets/form.js')],
])('%s passes', (_, path, html) => {
  expect(() => refuse(new Map([...WRITTEN, [path, html]]))).not.toThrow();
});

test.each([
  [
    'a text page with scripts at first load',
    '/about',
    immediate('/assets/light.js'),
    '/about at first load: 130',
  ],
  [
    'a text page with heavy deferred scripts',
    '/about',
    deferred('/assets/heavy.js'),
    '/about after start: 200',
  ],
  ['a heavy form', '/auth', deferred('/assets/heavy.js'), '/auth after start: 200'],
])('%s fails the build', (_, path, html, sentence) => {
  expect(() => refuse(new Map([...WRITTEN, [path, html]]))).toThrow(sentence);
});

test('the weight of a screen without a page includes the entry, its route and parent routes', () => {
  expect(() => refuse(new Map())).toThrow(
    /^\/news\/:slug at first load: 36\d\.\d kB of script, at most 200 are allowed\n\/admin\/mail at first load: 34\d\.\d kB of script, at most 280 are allowed\n\/\* at first load: 230\.\d kB of script, at most 200 are allowed$/,
  );
});

test('the manifest lists no imports of screens behind the sign-in', () => {
  const file = join(directory, 'assets/manifest-1.js');
  const before = readFileSync(file, 'utf8');
  const routes = {
    ...ROUTES,
    'shell/console-layout': around,
    mail: { ...around, parentId: 'shell/console-layout', path: 'admin/mail' },
  };
  writeFileSync(file, `window.manifest=${JSON.stringify({ entry: {}, routes })};`);
  dropImportsOfEmptyPage(directory);
  const { imports: _, ...mail } = routes.mail;
  expect(readFileSync(file, 'utf8')).toBe(
    `window.manifest=${JSON.stringify({ entry: {}, routes: { ...routes, mail } })};`,
  );
  writeFileSync(file, before);
});
