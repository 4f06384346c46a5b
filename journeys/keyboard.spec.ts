import { expect, type Page, test } from '@playwright/test';

const TEXT_PAGES = [
  '/',
  '/about',
  '/services/ocean-freight',
  '/privacy-policy',
  '/documentation',
  '/investor-relations',
];

test('K1: the first Tab reaches the skip link, and Enter lands on the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: /skip/i });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

for (const name of ['Solutions', 'Services'])
  test(`K8: the ${name} menu opens with Enter and closes with Escape`, async ({ page }) => {
    await page.goto('/');
    const trigger = page.getByRole('button', { name, exact: true });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const first = page.getByRole('link', {
      name: name === 'Solutions' ? /^Ocean Freight/ : /^Instant Quote/,
    });
    await expect(first.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toBeFocused();
  });

test('K8: the menus also open on hover, and close when the pointer leaves', async ({ page }) => {
  await page.goto('/');
  const trigger = page.getByRole('button', { name: 'Services', exact: true });
  await page.mouse.move(700, 800);
  await page.locator('body:not([data-asleep])').waitFor();
  await trigger.hover();
  await expect(page.getByRole('link', { name: /^Real-Time Tracking/ })).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('K8: the mobile menu takes focus, closes with Escape and on choosing a link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

test('K10: the hero moves until it is paused', async ({ page }) => {
  await page.goto('/');
  expect(await vesselState(page)).toBe('running');
  await page.getByRole('button', { name: 'Pause the chart animation' }).press('Enter');
  await expect.poll(() => vesselState(page)).toBe('paused');
  await page.getByRole('button', { name: 'Play the chart animation' }).press('Enter');
  await expect.poll(() => vesselState(page)).toBe('running');
});

test('K10: nothing loops with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const looping = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .length,
  );
  expect(looping).toBe(0);
});

for (const path of TEXT_PAGES)
  test(`K11: ${path} fits 320 px, also with increased text spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    // WCAG 1.4.12. The CSP allows added styles, but not scripts.
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    });
    expect(await clipped(page)).toEqual([]);
  });

function vesselState(page: Page): Promise<string> {
  return page.locator('.hero-vessel').evaluate((vessel) => getComputedStyle(vessel).animationPlayState);
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
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
