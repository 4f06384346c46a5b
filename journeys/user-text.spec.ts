import { expect, type Locator, type Page, test } from '@playwright/test';
import { bookRail } from './support/book-rail.ts';
import { goWithin } from './support/navigation.ts';
import { signIn } from './support/people.ts';
import { goToReview, openWizard } from './support/wizard.ts';

/** Texts that people enter and that layouts break on. */
const TEXTS = {
  'a word of 200 letters': 'W'.repeat(200),
  'right-to-left text': `شحنة من القطن المصري الفاخر إلى ميناء هامبورغ ${'ש'.repeat(100)}`,
  emoji: '📦🚢'.repeat(50),
  'text without spaces': '精密机械零件和电子元件运往汉堡港口'.repeat(8),
};
const WIDTHS = [320, 390];

test('no screen of a phone scrolls sideways, whatever people enter', async ({ page, browser, baseURL }) => {
  test.setTimeout(120_000);
  await signIn(page, 'customer');
  const numbers: string[] = [];
  for (const text of Object.values(TEXTS)) numbers.push(await bookRail(page.request, text));
  const main = page.getByRole('main');
  await fits(page, [
    ['/dashboard', main.getByRole('heading', { name: /Welcome back/ })],
    ['/customer-portal', main.getByRole('heading', { name: 'Customer portal' })],
    ...numbers.map((number): Shown => [`/track/${number}`, main.getByText(number, { exact: true }).first()]),
  ]);
  const staff = await browser.newPage(baseURL ? { baseURL } : {});
  await signIn(staff, 'admin');
  await fits(staff, [
    ['/admin', staff.getByRole('heading', { name: 'Command centre' })],
    ...numbers.map(
      (number): Shown => [
        `/admin?shipment=${number}`,
        staff.getByRole('dialog', { name: number }).getByLabel('Cost'),
      ],
    ),
    [
      `/admin?tab=documents&shipment=${numbers[0]}`,
      staff.getByRole('list', { name: `Documents of ${numbers[0]}` }),
    ],
  ]);
  await staff.close();
});

test('the review of a booking breaks a word of 200 letters', async ({ page }) => {
  await openWizard(page);
  await goToReview(page, 'W'.repeat(200));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

/** A path and what shows that its screen has drawn. */
type Shown = [path: string, shown: Locator];

async function fits(page: Page, screens: readonly Shown[]) {
  for (const [index, [path, shown]] of screens.entries()) {
    await page.setViewportSize({ width: 390, height: 844 });
    await (index === 0 ? page.goto(path) : goWithin(page, path));
    await expect(shown).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await expect.poll(() => overflowOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
}

function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
