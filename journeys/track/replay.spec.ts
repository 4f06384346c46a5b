import { expect, type Page, test } from '@playwright/test';
import { comeToTheMap, MAP_WITHIN } from '../support/open-map.ts';

const play = (page: Page) => page.getByRole('button', { name: 'Replay the journey' });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the replay' });
const place = (page: Page) => page.getByRole('slider', { name: 'Place on the journey' });
const speed = (page: Page) => page.getByRole('slider', { name: 'Speed' });
const valueText = (page: Page) => place(page).getAttribute('aria-valuetext');

test('a journey is replayed, paused, sped up and closed by keyboard only', async ({ page }) => {
  test.setTimeout(2 * MAP_WITHIN);
  await openReplay(page);
  await play(page).press('Enter');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^(?!5%)\d+%, between .+ and .+, about /);
  await page.keyboard.press('Enter');
  await expect(play(page)).toBeFocused();
  const held = await valueText(page);

  await page.getByRole('button', { name: 'Zoom to vessel' }).press('Enter');
  await page.getByRole('button', { name: 'Increase Speed' }).press('Space');
  await expect(speed(page)).toHaveAttribute('aria-valuetext', '1.5x');
  await speed(page).press('ArrowRight');
  await expect(speed(page)).toHaveAttribute('aria-valuetext', '2x');
  expect(await valueText(page)).toBe(held);

  await page.getByRole('button', { name: 'Back to live' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Back to live' })).toBeHidden();
  await expect(play(page)).toBeFocused();
});

test('the position is chosen by keyboard, and future points are marked as planned', async ({ page }) => {
  test.setTimeout(2 * MAP_WITHIN);
  await openReplay(page);
  await place(page).press('End');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^95%, .+, planned$/);
  await place(page).press('Home');
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^5%, .+ \d{4}$/);
  await place(page).press('ArrowRight');
  await expect(place(page)).toHaveAttribute('aria-valuenow', '6');
});

test('with reduced motion the replay advances in steps', async ({ page }) => {
  test.setTimeout(2 * MAP_WITHIN);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReplay(page);
  const places = await place(page).evaluateHandle((slider) => {
    const seen: number[] = [];
    const note = () => seen.push(Number(slider.getAttribute('aria-valuenow')));
    new MutationObserver(note).observe(slider, { attributeFilter: ['aria-valuenow'] });
    return seen;
  });
  await play(page).press('Enter');
  await expect.poll(() => places.evaluate(({ length }) => length)).toBeGreaterThan(2);
  await pause(page).press('Enter');
  expect((await places.jsonValue()).filter((percent) => percent % 5 !== 0)).toEqual([]);
});

async function openReplay(page: Page): Promise<void> {
  await comeToTheMap(page);
  await expect(play(page)).toBeVisible({ timeout: MAP_WITHIN });
}
