import { type BrowserContext, expect, type Page, test } from '@playwright/test';

/** Number of tries by the delay of every script and response in milliseconds. */
const TRIES = new Map([
  [0, 18],
  [400, 5],
  [1_500, 2],
]);
/** The next try enters the number this much later; the page starts within 400 ms. */
const STEP_MS = 22;

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
  for (let attempt = 0; attempt < tries; attempt++) await enterAtOnce(page, attempt);
}

/** Focuses the field of a page that has not started, and submits a number, with every attempt a bit later. */
async function enterAtOnce(page: Page, attempt: number) {
  const gap = attempt * STEP_MS;
  await page.goto('/track', { waitUntil: 'commit' });
  const field = page.getByPlaceholder('GS123456789');
  await field.focus();
  await page.waitForTimeout(gap);
  if (attempt % 2 === 0) await field.pressSequentially('GS123456789');
  else await field.fill('GS123456789');
  await field.press('Enter');
  await expect(page, `${gap} ms after the focus`).toHaveURL('/track/GS123456789', { timeout: 30_000 });
}
