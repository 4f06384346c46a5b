import { expect, type Page, test } from '@playwright/test';
import { bookRail } from './support/book-rail.ts';
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
  await fits(page, [...numbers.map((number) => `/track/${number}`), '/dashboard', '/customer-portal']);
  const staffPage = await browser.newPage(baseURL ? { baseURL } : {});
  await signIn(staffPage, 'admin');
  await fits(staffPage, [
    ...numbers.map((number) => `/admin?shipment=${number}`),
    `/admin?tab=documents&shipment=${numbers[0]}`,
    '/admin',
  ]);
  await staffPage.close();
});

test('the review of a booking breaks a word of 200 letters', async ({ page }) => {
  await openWizard(page);
  await goToReview(page, 'W'.repeat(200));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

async function fits(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    // By tag, because a dialog that opens hides the heading from roles.
    await expect(page.locator('h1')).toBeVisible();
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
