import { type Browser, expect, test } from '@playwright/test';

const TRIES = 17;
const AT_ONCE = 3;

for (const delay of [0, 400, 1_500])
  test(`a number entered while the page starts is tracked, with responses after ${delay} ms`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const gaps = Array.from({ length: TRIES }, (_, index) => index * 7);
    while (gaps.length > 0)
      await Promise.all(gaps.splice(0, AT_ONCE).map((gap) => enterAtOnce(browser, baseURL, delay, gap)));
  });

/** Focuses the field of a page that has not started, and submits a number `gap` milliseconds later. */
async function enterAtOnce(browser: Browser, baseURL: string | undefined, delay: number, gap: number) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await page.route(/\/assets\/.*\.js|\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue().catch(() => {});
  });
  await page.goto('/track');
  await page.getByPlaceholder('GS123456789').focus();
  await page.waitForTimeout(gap);
  if (gap % 2 === 0) await page.keyboard.type('GS123456789');
  else await page.keyboard.insertText('GS123456789');
  await page.keyboard.press('Enter');
  await expect(page, `${gap} ms after the focus`).toHaveURL('/track/GS123456789', { timeout: 30_000 });
  await context.close();
}
