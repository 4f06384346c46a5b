import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type ConsoleMessage, expect, type Locator, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../database/demo/demo-accounts.ts';
import { CONSENT_KEY, CONSENT_VERSION, NOTHING } from '../web/consent/consent.ts';
import { drawn, goToScreen } from './support/navigation.ts';

const ROLES = ['visitor', 'customer', 'driver', 'dispatcher', 'admin'] as const;
type Role = (typeof ROLES)[number];

const STAFF: ReadonlySet<Role> = new Set(['dispatcher', 'admin']);

/** Single-use links from mails. */
const NOT_FOLLOWED = /verify-email|reset-password|(?:subscriptions|followers)\/(?:confirm|end)\?/;
const STARTED = 'body:not([data-not-hydrated])';

/** The same for every role except for the navigation bar. */
const textPages = new Set(
  globSync('**/index.html', { cwd: join(import.meta.dirname, '../build/client') }).map(
    (file) => `/${file.replace(/\/?index\.html$/, '')}`,
  ),
);

for (const role of ROLES)
  test(`every link works for a ${role}`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const own = new URL(baseURL ?? '').host;
    const trouble: string[] = [];
    watch(page, own, trouble);
    if (role !== 'visitor') await signIn(page, role);

    const waiting = STAFF.has(role) ? ['/', '/admin'] : ['/'];
    const seen = new Set(waiting);
    const kinds = new Set(waiting);
    let opened = 0;
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      opened++;
      const prerendered = textPages.has(path) && path !== '/' ? await linksInHtml(page, path) : undefined;
      if (!prerendered) trouble.push(...(await (path === '/' ? visit(page, path) : follow(page, path))));
      for (const link of prerendered ?? (await linksOn(page))) {
        if (seen.has(link) || NOT_FOLLOWED.test(link)) continue;
        seen.add(link);
        const kind = kindOf(link);
        if (kinds.has(kind) || isCrawledBefore(role, kind)) continue;
        kinds.add(kind);
        if (isFile(link)) trouble.push(...(await fetchFile(page, link)));
        else waiting.push(link);
      }
    }
    expect(trouble).toEqual([]);
    expect(opened).toBeGreaterThan(5);
    expect(seen.size).toBeGreaterThan(role === 'visitor' ? 60 : 20);
  });

/** Text pages are crawled for visitors, and screens outside the console for customers: staff get the same ones. */
function isCrawledBefore(role: Role, kind: string): boolean {
  if (role === 'visitor') return false;
  return textPages.has(kind) || (STAFF.has(role) && !isFile(kind) && !kind.startsWith('/admin'));
}

/** Pages whose buttons are pressed: bar and footer on the home page, elsewhere only the page's buttons. */
const PRESSED = [
  '/',
  '/track',
  '/quote',
  '/contact',
  '/news',
  '/investor-relations',
  '/documentation',
  '/no/such/page',
];

for (const path of PRESSED)
  test(`every button on ${path} does something`, async ({ page }) => {
    await page.addInitScript(
      ([key, consent]) => localStorage.setItem(key as string, consent as string),
      [CONSENT_KEY, JSON.stringify({ ...NOTHING, version: CONSENT_VERSION, chosen_at: Date.now() })],
    );
    await visit(page, path);
    const buttons = (path === '/' ? page : page.locator('main'))
      .getByRole('button')
      .filter({ visible: true });
    const names = await buttons.evaluateAll((found) =>
      found.map((button, index) => `${index} ${button.textContent?.trim()}`),
    );
    const dead: string[] = [];
    for (const [index, name] of names.entries()) {
      if (!(await doesSomething(page, buttons.nth(index)))) dead.push(name);
      await visit(page, path);
    }
    expect(dead).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

/** Groups links by type of page or file: one of each type is enough. */
function kindOf(link: string): string {
  const [path = ''] = link.split('?');
  if (path.startsWith('/api/')) return path.replaceAll(/\/[^/]*\d[^/]*/g, '/:id');
  return path.replace(
    /^\/(track|messages|customer-portal\/invoices|admin\/(?:shipments|companies|rates|quotes|carrier-bookings))\/.+/,
    '/$1/:id',
  );
}

/** Opens a page, starts its scripts by an interaction, and returns its errors. */
async function visit(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path);
  const expected = path === '/no/such/page' ? 404 : 200;
  if (response && response.status() !== expected && response.status() !== 304)
    return [`${path}: ${response.status()}`];
  await page.mouse.move(200, 200, { steps: 2 });
  await page.locator(STARTED).waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return canonicalErrors(page, path);
}

/** Goes to a screen as its link does, and returns its errors and that of the server when it is loaded. */
async function follow(page: Page, path: string): Promise<string[]> {
  const response = await page.request.get(path);
  if (!response.ok()) return [`${path}: ${response.status()}`];
  await goToScreen(page, path);
  await drawn(page);
  return canonicalErrors(page, path);
}

async function canonicalErrors(page: Page, path: string): Promise<string[]> {
  const canonical = page.locator('link[rel="canonical"]');
  const stated = await canonical.evaluateAll((links) => (links as HTMLLinkElement[]).map(({ href }) => href));
  const isClear = stated.length <= 1 && stated.every((href) => href.startsWith(new URL(page.url()).origin));
  return isClear ? [] : [`${path}: canonical ${stated.join(' and ')}`];
}

/** URLs of this site without fragment. */
async function linksOn(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) =>
      (anchors as HTMLAnchorElement[])
        .filter(({ protocol, host }) => protocol.startsWith('http') && host === location.host)
        .map(({ pathname, search }) => pathname + search),
    );
  return [...new Set(links)];
}

/**
 * Links of a page whose content is in the prerendered HTML, read without opening it. `undefined` if the page needs its
 * scripts or the response is an error, which `visit` reports.
 */
async function linksInHtml(page: Page, path: string): Promise<string[] | undefined> {
  const response = await page.request.get(path);
  const html = await response.text();
  if (!response.ok() || !/<h1[ >]/.test(html)) return undefined;
  const base = new URL(path, response.url());
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(href.replaceAll('&amp;', '&'), base))
    .filter(({ host }) => host === base.host)
    .map(({ pathname, search }) => pathname + search);
  return [...new Set(links)];
}

function isFile(path: string): boolean {
  return path.startsWith('/api/') || /\.\w+(?:\?|$)/.test(path);
}

async function fetchFile(page: Page, path: string): Promise<string[]> {
  const response = await page.request.get(path);
  return response.ok() ? [] : [`${path}: ${response.status()}`];
}

/** Whether pressing a button causes a change, request, download or navigation. */
async function doesSomething(page: Page, button: Locator): Promise<boolean> {
  let requested = false;
  const note = () => {
    requested = true;
  };
  page.once('request', note);
  page.once('download', note);
  await page.evaluate(() => {
    const state = window as typeof window & { changed?: boolean };
    state.changed = false;
    new MutationObserver(() => {
      state.changed = true;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    document.addEventListener('focusin', (event) => {
      if (!(event.target as Element).closest('button')) state.changed = true;
    });
  });
  if (await button.isDisabled()) return true;
  const before = page.url();
  await button.click();
  const changed = () => page.evaluate(() => (window as { changed?: boolean }).changed).catch(() => true);
  return expect
    .poll(async () => requested || page.url() !== before || (await changed()), { timeout: 3_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** Collects errors in the console and requests to other hosts. */
function watch(page: Page, own: string, trouble: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpectedNotFound(message))
      trouble.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`${page.url()}: ${error}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:'].includes(url.protocol) && url.host !== own)
      trouble.push(`${page.url()} asks ${url.host}`);
  });
}

/** Expected 404: signed-in people request private shipment details, which are not found for others' shipments. */
function isExpectedNotFound(message: ConsoleMessage): boolean {
  return /\/tracking\/details(?:\?|$)/.test(message.location().url) && message.text().includes('404');
}

async function signIn(page: Page, role: Exclude<Role, 'visitor'>): Promise<void> {
  const response = await page.request.post('/api/people/sign-in', {
    data: { email: `${role}@groundswell.example`, password: DEMO_PASSWORD },
  });
  expect(response.ok()).toBe(true);
}
