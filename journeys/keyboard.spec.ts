import { expect, type Page, test } from '@playwright/test';
import { signIn } from './support/people.ts';
import { violationsOn } from './support/violations.ts';

test('K1, K8: the skip link and the menus of the bar are accessible and work by keyboard, and the menus by hover', async ({
  page,
}) => {
  await page.goto('/about');

  await test.step('the first Tab reaches the skip link, and Enter lands on the content', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  for (const [name, link] of [
    ['Solutions', /^Ocean Freight/],
    ['Services', /^Instant Quote/],
  ] as const)
    await test.step(`the ${name} menu opens with Enter and closes with Escape`, async () => {
      const trigger = page.getByRole('button', { name, exact: true });
      await trigger.press('Enter');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      const first = page.getByRole('link', { name: link }).first();
      await expect(first).toBeVisible();
      if (name === 'Services') expect(await violationsOn(page)).toEqual([]);
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await expect(trigger).toBeFocused();
    });

  await test.step('a menu opens on hover, and closes when the pointer leaves', async () => {
    const trigger = page.getByRole('button', { name: 'Services', exact: true });
    await trigger.hover();
    await expect(page.getByRole('link', { name: /^Real-Time Tracking/ })).toBeVisible();
    await page.mouse.move(700, 800);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});

test('K8: the mobile menu is accessible, takes focus, closes with Escape and on choosing a link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

test('K10: the hero moves until it is paused, and nothing loops with reduced motion', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => vesselState(page)).toBe('running');
  await page.getByRole('button', { name: 'Pause the chart animation' }).press('Enter');
  await expect.poll(() => vesselState(page)).toBe('paused');
  await page.getByRole('button', { name: 'Play the chart animation' }).press('Enter');
  await expect.poll(() => vesselState(page)).toBe('running');

  await expect.poll(() => looping(page)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => looping(page)).toBe(0);
});

test('with forced colours, the current choice differs from the others', async ({ page }) => {
  await signIn(page, 'customer');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/notifications');
  const choices = page.getByRole('navigation', { name: 'Filter notifications' });
  const background = (name: RegExp) =>
    choices.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect(choices).toBeVisible();
  expect(await background(/^All/)).not.toBe(await background(/^Unread/));
});

function vesselState(page: Page): Promise<string> {
  return page.locator('.hero-vessel').evaluate((vessel) => getComputedStyle(vessel).animationPlayState);
}

/** Animations without an end. */
function looping(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .length,
  );
}
