import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test';
import { publicPages } from '../content/pages.ts';
import { hiddenFocus } from './support/hidden-focus.ts';
import { drawn, goToScreen } from './support/navigation.ts';
import { signIn } from './support/people.ts';
import { violationsOn } from './support/violations.ts';

type Role = 'visitor' | 'customer' | 'admin';

/** One page per role for all its screens, because opening a new page takes as long as checking it. */
const test = base.extend<object, { pageOf: (role: Role) => Promise<Page> }>({
  pageOf: [
    async ({ browser }, use, { project }) => {
      const pages = new Map<Role, Page>();
      await use(async (role) => {
        const page = pages.get(role) ?? (await browser.newPage({ baseURL: project.use.baseURL }));
        if (!pages.has(role) && role !== 'visitor') await signIn(page, role);
        pages.set(role, page);
        return page;
      });
      for (const page of pages.values()) await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Every screen with its role and the heading that shows it has loaded. */
const SCREENS: [path: string, role: Role, heading: string | RegExp][] = [
  ...Object.values(publicPages).map(({ path, title }): [string, Role, string | RegExp] => [
    path,
    'visitor',
    path === '/' ? /Enterprise global/ : title,
  ]),
  ['/careers/ocean-export-coordinator', 'visitor', 'Ocean Export Coordinator'],
  ['/news/rail-slots-chongqing-rotterdam', 'visitor', /rail slots/],
  ['/documentation/incoterms-2020', 'visitor', /Incoterms/],
  ['/track/GS123456789', 'visitor', 'Event history'],
  ['/verify', 'visitor', 'Check a document'],
  ['/verify/K7QF-9M2T-0B4W-XH3Z', 'visitor', 'Code not recognized'],
  ['/auth', 'visitor', 'Administrator Access Only'],
  ['/auth?for=customer', 'visitor', 'Sign in'],
  ['/register', 'visitor', 'Create account'],
  ['/forgot-password', 'visitor', 'Forgot password'],
  ['/reset-password?token=x', 'visitor', 'Set your password'],
  ['/create-admin', 'visitor', /admin/i],
  ['/create-shipment', 'customer', 'Create New Shipment'],
  // Few rows here and below, because axe takes seconds for a full table and sees no more in it.
  ['/dashboard?q=GS123456789', 'customer', /Welcome back/],
  ['/customer-portal', 'customer', 'Customer portal'],
  ['/customer-portal?tab=invoices', 'customer', 'Customer portal'],
  ['/customer-portal?tab=invoices&show=statement', 'customer', 'Customer portal'],
  ['/customer-portal?tab=documents', 'customer', 'Customer portal'],
  ['/messages', 'customer', 'Messages'],
  ['/messages/GS123456789', 'customer', 'Messages about GS123456789'],
  ['/company', 'customer', 'Company'],
  ['/join/01900000-0000-7000-8000-000000000001/01900000-0000-7000-8000-000000000002', 'customer', /invited/],
  ['/settings', 'customer', 'Settings'],
  ['/notifications', 'customer', 'Notifications'],
  ['/notifications/unsubscribe?token=x', 'visitor', 'Unsubscribe'],
  ['/confirm-email?token=x', 'visitor', 'Confirm your e-mail address'],
  ['/followers/confirm?token=x', 'visitor', 'Follow a shipment'],
  ['/admin?q=GS123456789', 'admin', 'Command centre'],
  ['/admin?tab=clients&q=customer', 'admin', 'Command centre'],
  ['/admin/invoices?q=INV-2026-0015', 'admin', 'Invoices'],
  ['/admin/devices', 'admin', 'Devices'],
  ['/admin/audit', 'admin', 'Audit trail'],
  ['/admin/mail', 'admin', 'Mail'],
  ['/admin/branches', 'admin', 'Branches'],
  ['/admin/worklist', 'admin', 'Worklist'],
  ['/admin/carrier-bookings', 'admin', 'Carrier bookings'],
  ['/admin/carrier-bookings/new', 'admin', 'New carrier booking'],
  ['/admin/supplier-bills', 'admin', 'Supplier bills'],
  ['/admin/supplier-bills?record=', 'admin', 'Record a supplier bill'],
  ['/admin/imports', 'admin', 'Imports'],
  ['/admin/rates', 'admin', 'Rates'],
  ['/admin/companies', 'admin', 'Companies'],
  ['/admin/shipments/GS123456789', 'admin', 'GS123456789'],
  ['/admin/enquiries', 'admin', 'Enquiries'],
  ['/admin?tab=documents', 'admin', 'Document generator'],
  ['/no/such/page', 'visitor', 'Page Not Found'],
];

const publicPaths = new Set<string>(Object.values(publicPages).map(({ path }) => path));

const VARIANTS = [
  { variant: 'day at 1440', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { variant: 'night at 390', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const [path, role, heading] of SCREENS)
  test(`${path} is accessible, fits the viewport, and contacts no other host`, async ({
    pageOf,
    baseURL,
  }) => {
    const page = await pageOf(role);
    const { trouble, stop } = watch(page, new URL(baseURL ?? '').host);
    // Loads once: the second variant resizes and recolours the loaded page, as rotating a tablet does.
    await prepare(page, VARIANTS[0]);
    // Screens behind the sign-in start from the same HTML, so that going to them sees what loading them would.
    await (role === 'visitor' || isOn(page, path) ? page.goto(path) : goToScreen(page, path));
    for (const kind of VARIANTS) {
      const { variant } = kind;
      await prepare(page, kind);
      const arrived = page.getByRole('heading', { name: heading }).first();
      // Starts the scripts instead of waiting for their delayed start.
      if (!(await arrived.isVisible())) await page.keyboard.press('Shift');
      await expect(arrived, variant).toBeVisible({ timeout: 20_000 });

      if (role !== 'visitor') await drawn(page);
      expect.soft(await violationsOn(page), variant).toEqual([]);
      await expect.soft(page.getByRole('heading', { level: 1 }), variant).toHaveCount(1);
      await expect.soft(page, variant).toHaveTitle(/Groundswell/);
      expect.soft(await hiddenFocus(page), `${variant}: focus that is not seen`).toEqual([]);
      expect.soft(await sideways(page), `${variant}: pixels of sideways scrolling`).toBeLessThanOrEqual(0);
      expect.soft(await cutTables(page), `${variant}: tables wider than their box`).toEqual([]);
      expect.soft(await unevenFields(page), `${variant}: controls of a row that aren’t level`).toEqual([]);
    }
    if (role === 'admin') await printsTables(page);
    await fitsNarrow(page, publicPaths.has(path));
    // Pending requests of this page must not count as errors of the next.
    if (role === 'visitor') await page.goto('about:blank');
    stop();
    expect(trouble).toEqual([]);
  });

/** The narrowest phone, also with the text spacing of WCAG 1.4.12, in which public pages clip no text either. */
async function fitsNarrow(page: Page, isPublic: boolean): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await sideways(page), 'pixels of sideways scrolling at 320').toBeLessThanOrEqual(0);
  // The CSP allows added styles, but not scripts.
  const spacing = await page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  });
  expect.soft(await sideways(page), 'the same with wider text spacing').toBeLessThanOrEqual(0);
  if (isPublic) expect.soft(await clipped(page), 'clipped with wider text spacing').toEqual([]);
  // The next screen is drawn in the same document.
  await spacing.evaluate((style) => style.parentElement?.removeChild(style));
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Tables that are wider than a box that hides the rest. */
function cutTables(page: Page): Promise<string[]> {
  return page.locator('main table').evaluateAll((tables) =>
    tables
      .filter(({ scrollWidth, parentElement }) => {
        const box = parentElement as HTMLElement;
        const hides = ['hidden', 'clip'].includes(getComputedStyle(box).overflowX);
        return hides && scrollWidth > box.clientWidth;
      })
      .map((table) => table.textContent?.trim().slice(0, 60) ?? ''),
  );
}

/** Fields that begin beside each other and whose controls don't. */
function unevenFields(page: Page): Promise<string[]> {
  return page.locator('main [data-field] + [data-field]').evaluateAll((fields) => {
    const top = (element: Element | null | undefined) =>
      Math.round(element?.getBoundingClientRect().top ?? 0);
    const control = (field: Element | null) => field?.querySelector('input, select, textarea');
    return fields
      .filter((field) => top(field) === top(field.previousElementSibling))
      .filter((field) => Math.abs(top(control(field)) - top(control(field.previousElementSibling))) > 1)
      .map((field) => field.textContent?.trim().slice(0, 60) ?? '');
  });
}

/** On A4 with its margins, tables of records stay tables, and nothing is cut. */
async function printsTables(page: Page): Promise<void> {
  await page.setViewportSize({ width: 688, height: 1016 });
  await page.emulateMedia({ media: 'print' });
  const cards = await page
    .locator('main table[role="table"] td')
    // Columns of controls are not printed.
    .evaluateAll(
      (cells) =>
        cells.filter((cell) => !['table-cell', 'none'].includes(getComputedStyle(cell).display)).length,
    );
  expect.soft(cards, 'cells that print as lines of a card').toBe(0);
  const columns = await page.locator('main table:not([role="grid"])').evaluateAll((tables) =>
    (tables as HTMLTableElement[]).flatMap(({ tHead, tBodies: [body] }) =>
      [...(tHead?.rows[0]?.cells ?? [])]
        .filter((head, column) => {
          const cells = [...(body?.rows ?? [])].flatMap(({ cells }) => cells[column] ?? []);
          return (
            head.checkVisibility() && cells.length > 0 && cells.every((cell) => cell.innerText.trim() === '')
          );
        })
        .map(({ innerText }) => innerText),
    ),
  );
  expect.soft(columns, 'columns that print without content').toEqual([]);
  expect.soft(await sideways(page), 'pixels that are cut on A4').toBeLessThanOrEqual(0);
  await page.emulateMedia({ media: null });
}

/** Text that overflows its box. */
function clipped(page: Page): Promise<string[]> {
  return page.locator('main :is(h1, h2, h3, p, li, dt, dd, td, th, a, button)').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowY, overflowX } = getComputedStyle(element);
        const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
        const small = element.clientWidth <= 1;
        return hides && !small && element.scrollHeight > element.clientHeight + 1;
      })
      .map((element) => element.textContent?.trim().slice(0, 60) ?? ''),
  );
}

/** Whether the page shows this screen, perhaps of another tab, or none yet. */
function isOn(page: Page, path: string): boolean {
  const address = page.url();
  return address === 'about:blank' || new URL(path, address).pathname === new URL(address).pathname;
}

async function prepare(page: Page, { colorScheme, viewport }: (typeof VARIANTS)[number]): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** Collects errors in the console and requests to other hosts, until `stop`. */
function watch(page: Page, own: string): { trouble: string[]; stop: () => void } {
  const trouble: string[] = [];
  const hear = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isExpected(message.text())) trouble.push(message.text());
  };
  const fail = (error: Error) => trouble.push(String(error));
  const follow = (request: Request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:'].includes(url.protocol) && url.host !== own) trouble.push(request.url());
  };
  page.on('console', hear).on('pageerror', fail).on('request', follow);
  return { trouble, stop: () => page.off('console', hear).off('pageerror', fail).off('request', follow) };
}

/** Expected messages: the browser reports intended 404s, and the not-found screen logs its path as specified. */
function isExpected(text: string): boolean {
  return /status of 404|^Page not found: /.test(text);
}
