import type { Page } from '@playwright/test';

/**
 * Lets the page's clock pass the time that the bot check expects a person to need. Waits first until the form has stored
 * when it was opened.
 */
export async function passBotCheck(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.values(sessionStorage).some((stored) => String(stored).includes('"opened_at"')),
  );
  await advanceClock(page);
}

/** Advances `Date.now` of the page, until it is left, by four seconds. */
export async function advanceClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 4_000;
  });
}
