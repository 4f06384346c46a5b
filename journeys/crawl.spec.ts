import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../database/demo/demo-accounts.ts';

const ROLES = ['visitor', 'customer', 'driver', 'dispatcher', 'admin'] as const;
type Role = (typeof ROLES)[number];

/** Pages that would end the visit, or change what the next page shows. */
const NOT_PRESSED = /sign out|disconnect|delete|remove/i;
const STARTED = 'body:not([data-asleep])';

/** Pages of words are the same for everybody but for the bar, which one of them shows. */
const words = new Set(
  globSync('**/index.html', { cwd: join(import.meta.dirname, '../build/client') }).map(
    (file) => `/${file.replace(/\/?index\.html$/, '')}`,
  ),
);

for (const role of ROLES)
  test(`every link from the home page leads somewhere for a ${role}`, async ({ page, baseURL }) => {
    test.setTimeout(240_000);
    const own = new URL(baseURL ?? '').host;
    const trouble: string[] = [];
    watch(page, own, trouble);
    if (role !== 'visitor') await signIn(page, role);

    const seen = new Set(['/']);
    const waiting = ['/'];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      trouble.push(...(await visit(page, path)));
      for (const link of await linksOn(page)) {
        if (seen.has(link)) continue;
        seen.add(link);
        if (isFile(link)) trouble.push(...(await fetchFile(page, link)));
        else if (role === 'visitor' || !words.has(link)) waiting.push(link);
      }
    }
    expect(trouble).toEqual([]);
    expect(seen.size).toBeGreaterThan(role === 'visitor' ? 40 : 20);
  });

/** One page stands for all of its kind. */
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
    await visit(page, path);
    const names = await page
      .getByRole('button')
      .filter({ visible: true })
      .evaluateAll((buttons) => buttons.map((button, index) => `${index} ${button.textContent?.trim()}`));
    const dead: string[] = [];
    for (const [index, name] of names.entries()) {
      if (NOT_PRESSED.test(name)) continue;
      if (!(await doesSomething(page, index))) dead.push(name);
      await visit(page, path);
    }
    expect(dead).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
  });

/** Opens a page, wakes it as a person does, and reports what is wrong with it. */
async function visit(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(path);
  const asked = path === '/no/such/page' ? 404 : 200;
  if (answer && answer.status() !== asked && answer.status() !== 304) return [`${path}: ${answer.status()}`];
  await page.mouse.move(200, 200);
  await page.locator(STARTED).waitFor();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return [];
}

/** Paths of this site, without query and fragment. */
async function linksOn(page: Page): Promise<string[]> {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) =>
      (anchors as HTMLAnchorElement[])
        .filter(({ protocol, host }) => protocol.startsWith('http') && host === location.host)
        .map(({ pathname }) => pathname),
    );
  return [...new Set(links)];
}

function isFile(path: string): boolean {
  return path.startsWith('/api/') || /\.\w+$/.test(path);
}

async function fetchFile(page: Page, path: string): Promise<string[]> {
  const answer = await page.request.get(path);
  return answer.ok() ? [] : [`${path}: ${answer.status()}`];
}

/** Whether a press is followed by any change, request, download or navigation. */
async function doesSomething(page: Page, index: number): Promise<boolean> {
  const button = page.getByRole('button').filter({ visible: true }).nth(index);
  let asked = false;
  const note = () => {
    asked = true;
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
    .poll(async () => asked || page.url() !== before || (await changed()), { timeout: 3_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );
}

/** Collects errors in the console and requests to other hosts. */
function watch(page: Page, own: string, trouble: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`${page.url()}: ${error}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:'].includes(url.protocol) && url.host !== own)
      trouble.push(`${page.url()} asks ${url.host}`);
  });
}

async function signIn(page: Page, role: Exclude<Role, 'visitor'>): Promise<void> {
  const answer = await page.request.post('/api/people/sign-in', {
    data: { email: `${role}@groundswell.example`, password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(true);
}
