import { expect, type Page, test } from '@playwright/test';
import { signIn } from './support/people.ts';
import { violationsOn } from './support/violations.ts';

/** Software rendering is slow. */
const PAINTED_MS = 60_000;
const MAP = 'section[aria-label="Map of the fleet"]';

/** The one that arrives last, so that it does not arrive during the test. */
async function shipmentUnderWay(page: Page): Promise<string> {
  await page.request.post('/api/people/sign-in', {
    data: { email: 'dispatcher@groundswell.example', password: 'groundswell-demo' },
  });
  const positions = await (await page.request.get('/api/fleet/positions?mode=air')).json();
  return positions.findLast(({ status }: { status: string }) => status === 'in_transit').tracking_number;
}

test('one shipment is found on the map, moves, and is opened from the list by keyboard', async ({ page }) => {
  test.setTimeout(2 * PAINTED_MS);
  const number = await shipmentUnderWay(page);
  await page.goto('/admin?show=map');
  const map = page.getByRole('region', { name: 'Map of the fleet' });
  await page.getByRole('searchbox').fill(number);
  await expect(map.getByText(/^1\s+vehicle in transit/).first()).toBeVisible({
    timeout: PAINTED_MS,
  });
  const inView = map.getByRole('list', { name: 'In view' });
  const row = inView.getByRole('button', { name: number });
  await expect(inView.getByRole('button')).toHaveCount(1);

  expect.soft(await violationsOn(page, MAP)).toEqual([]);
  const place = row.getByText(/^near |^open sea$/);
  const before = await place.getAttribute('title');
  await expect.poll(() => place.getAttribute('title'), { timeout: PAINTED_MS }).not.toBe(before);

  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`shipment=${number}`));
});

test('without WebGL the static map says so, and the table stays', async ({ page }) => {
  test.setTimeout(2 * PAINTED_MS);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn(page, 'dispatcher');
  await page.goto('/admin?show=both');
  const map = page.getByRole('region', { name: 'Map of the fleet' });
  await expect(map.getByRole('status').filter({ hasText: 'Map unavailable' })).toBeVisible({
    timeout: PAINTED_MS,
  });
  await expect(page.getByRole('grid', { name: 'Fleet' }).getByRole('row').nth(1)).toBeVisible();
  expect.soft(await violationsOn(page, MAP)).toEqual([]);
});
