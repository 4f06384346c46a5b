import { type BrowserContext, expect, type Page, test } from '@playwright/test';

/** Fifty tries by the delay of every script and response in milliseconds. */
const TRIES = new Map([
  [0, 36],
  [400, 10],
  [1_500, 4],
]);
/** The next try enters the number this much later. */
const STEP_MS = 11;

// Drawing much would take longer than starting.
test.use({ viewport: { width: 390, height: 300 }, contextOptions: { reducedMotion: 'reduce' } });

test('a number entered while the page starts is tracked, however slow the server is', async ({ context }) => {
  test.setTimeout(180_000);
  await Promise.all([...TRIES].map(([delay, tries]) => enterOften(context, delay, tries)));
});

async function enterOften(context: BrowserContext, delay: number, tries: number) {
  const page = await context.newPage();
  // A page with a route does without the cache, and compiles every script again.
  if (delay > 0)
    await page.route(/\/assets\/.*\.js|\/api\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.continue().catch(() => {});
    });
  for (let attempt = 0; attempt < tries; attempt++) await enterAtOnce(page, attempt * STEP_MS);
}

/** Focuses the field of a page that has not started, and submits a number `gap` milliseconds later. */
async function enterAtOnce(page: Page, gap: number) {
  await page.goto('/track', { waitUntil: 'commit' });
  const field = page.getByPlaceholder('GS123456789');
  await field.focus();
  await page.waitForTimeout(gap);
  if (gap % 2 === 0) await field.pressSequentially('GS123456789');
  else await field.fill('GS123456789');
  await field.press('Enter');
  await expect(page, `${gap} ms after the focus`).toHaveURL('/track/GS123456789', { timeout: 30_000 });
}
