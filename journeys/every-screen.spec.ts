import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { publicPages } from '../content/pages.ts';
import { DEMO_PASSWORD } from '../database/demo/demo-accounts.ts';

type Role = 'visitor' | 'customer' | 'admin';

/** Every screen, who looks at it, and the heading that shows it has arrived. */
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
  ['/auth', 'visitor', 'Administrator Access Only'],
  ['/auth?for=customer', 'visitor', 'Sign in'],
  ['/register', 'visitor', 'Create account'],
  ['/forgot-password', 'visitor', 'Forgot password'],
  ['/reset-password?token=x', 'visitor', /new password/i],
  ['/create-admin', 'visitor', /admin/i],
  ['/create-shipment', 'customer', 'Create New Shipment'],
  ['/dashboard', 'customer', /Welcome back/],
  ['/customer-portal', 'customer', 'Customer portal'],
  ['/customer-portal?tab=invoices', 'customer', 'Customer portal'],
  ['/customer-portal?tab=documents', 'customer', 'Customer portal'],
  ['/settings', 'customer', 'Settings'],
  ['/notifications', 'customer', 'Notifications'],
  ['/notifications/unsubscribe?token=x', 'visitor', 'Unsubscribe'],
  ['/admin', 'admin', 'Command centre'],
  ['/admin/mail', 'admin', 'Mail'],
  ['/admin/enquiries', 'admin', 'Enquiries'],
  ['/admin/tracking-data', 'admin', 'Tracking data'],
  ['/no/such/page', 'visitor', 'Page Not Found'],
];

const LOOKS = [
  { look: 'day at 1440', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { look: 'night at 390', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

for (const { look, colorScheme, viewport } of LOOKS)
  test.describe(look, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const [path, role, heading] of SCREENS)
      test(`${path} is accessible, fits, and asks nobody else`, async ({ page, baseURL }) => {
        const trouble = watch(page, new URL(baseURL ?? '').origin);
        if (role !== 'visitor') await signIn(page, role);
        await page.goto(path);
        const arrived = page.getByRole('heading', { name: heading }).first();
        // What scripts write need not wait for them to wake by themselves.
        if (!(await arrived.isVisible())) await page.mouse.move(1, 1);
        await expect(arrived).toBeVisible({ timeout: 20_000 });

        expect(await violationsOn(page)).toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page).toHaveTitle(/Groundswell/);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overflow, 'pixels of sideways scrolling').toBeLessThanOrEqual(0);
        expect(trouble).toEqual([]);
      });
  });

test.describe('a page at work is accessible', () => {
  test('with the menu of a phone open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('with a dropdown of the bar open', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Services', exact: true }).press('Enter');
    await expect(page.getByRole('link', { name: /^Real-Time Tracking/ })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  for (const path of ['/quote', '/contact', '/careers/ocean-export-coordinator'])
    test(`with the errors of ${path} shown`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      await page.mouse.move(100, 100);
      await page.locator('body:not([data-asleep])').waitFor();
      await page
        .getByRole('button', { name: /^(Request a Quote|Send Message|Send application)$/ })
        .press('Enter');
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      expect(await violationsOn(page)).toEqual([]);
    });
});

async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Within the page, a quarter quicker: there are no frames of other origins to look into.
    .setLegacyMode()
    .options({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
}

/** Collects errors in the console and requests to other hosts. */
function watch(page: Page, own: string): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message.text())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:', 'ws:'].includes(url.protocol) && url.host !== new URL(own).host)
      trouble.push(request.url());
  });
  return trouble;
}

/** The browser reports a page that is rightly answered with 404, and the not-found screen logs its path as specified. */
function isExpected(text: string): boolean {
  return /status of 404|^Page not found: /.test(text);
}

async function signIn(page: Page, role: Exclude<Role, 'visitor'>): Promise<void> {
  const answer = await page.request.post('/api/people/sign-in', {
    data: { email: `${role}@groundswell.example`, password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(true);
}
