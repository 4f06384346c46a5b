import { expect, type Page, test } from '@playwright/test';

const banner = (page: Page) => page.getByRole('region', { name: 'Your choice about cookies' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie Settings' });
const storedChoice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('groundswell.consent') ?? 'null') as object | null);

test('nothing is stored before a choice; Accept looks like Reject, moves nothing, and is remembered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/cookie-policy');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  expect(await page.context().cookies()).toEqual([]);

  const looks = await Promise.all(
    ['Accept', 'Reject'].map((name) =>
      banner(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { backgroundColor, color, borderColor, fontWeight, height } = getComputedStyle(button);
          return { backgroundColor, color, borderColor, fontWeight, height };
        }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);

  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toBeHidden();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // A late web font shifts a line slightly.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  expect(await storedChoice(page)).toMatchObject({ analytics: true, functional: true, marketing: true });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('Cookie Settings in the footer reopens the choice after Reject; Escape changes nothing', async ({
  page,
}) => {
  await page.goto('/about');
  await banner(page).getByRole('button', { name: 'Reject' }).click();
  // Closing the banner removes the space below the page, so the button moves under the pointer.
  await expect(banner(page)).toBeHidden();
  expect(await storedChoice(page)).toMatchObject({ analytics: false, functional: false, marketing: false });
  const link = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie Settings' });
  await link.click();
  await expect(settings(page)).toBeVisible();
  await settings(page)
    .getByRole('checkbox', { name: /^Functional/ })
    .check();
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(link).toBeFocused();
  expect(await storedChoice(page)).toMatchObject({ functional: false });

  await link.click();
  await expect(settings(page).getByRole('checkbox', { name: /^Functional/ })).not.toBeChecked();
  await settings(page)
    .getByRole('checkbox', { name: /^Functional/ })
    .check();
  await settings(page).getByRole('button', { name: 'Save choice' }).click();
  await expect(settings(page)).toBeHidden();
  expect(await storedChoice(page)).toMatchObject({ functional: true, analytics: false, marketing: false });
});

test('the banner never covers the focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms-of-service');
  const bar = await banner(page).boundingBox();
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate((top) => {
      const focused = document.activeElement;
      if (!focused || focused.closest('.consent-banner') || focused === document.body) return false;
      return focused.getBoundingClientRect().bottom > top;
    }, bar?.y ?? 0);
    expect(hidden).toBe(false);
  }
});
