import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const SAMPLE = 'GS123456789';
/** Of our form with a fitting check digit, but never issued. */
const UNKNOWN = 'GS000000086';
const MISTYPED = 'GS123456780';
const LIVE_WITHIN = 60_000;

const numberField = (page: Page) => page.getByRole('textbox', { name: 'Tracking number' });
const trackButton = (page: Page) => page.getByRole('button', { name: 'Track' });
const estimatedDelivery = (page: Page) => page.getByText('Estimated delivery', { exact: true });
const livePosition = (page: Page) =>
  page.getByRole('region', { name: 'Live location' }).getByRole('definition').first();

test('a number leads to the answer, and to an address of its own', async ({ page }) => {
  await page.goto('/track');
  await expect(page.getByRole('heading', { level: 1, name: 'Track Your Shipment' })).toBeVisible();
  await numberField(page).fill(' gs 123-456-789 ');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`/track/${SAMPLE}`);
  await expect(page).toHaveTitle(`Track ${SAMPLE} · Groundswell`);
  await expect(estimatedDelivery(page)).toBeVisible();
  await expect(page.getByText('Current Status')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Progress' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('heading', { name: 'Event history' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Route stops' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `${SAMPLE}: ` })).toContainText(
    'estimated delivery',
  );
  await expect(numberField(page)).toBeFocused();
  await expect(numberField(page)).toHaveValue(SAMPLE);
});

test('the query parameter of plain forms leads to the same address', async ({ page }) => {
  await page.goto(`/track?tracking=${SAMPLE}`);
  await expect(page).toHaveURL(`/track/${SAMPLE}`);
  await expect(estimatedDelivery(page)).toBeVisible();
});

test('an unknown number is kept, focused and explained', async ({ page }) => {
  await page.goto('/track');
  await numberField(page).fill(UNKNOWN);
  await trackButton(page).click();

  await expect(page.getByText('No shipment found', { exact: true })).toBeVisible();
  await expect(page.getByText('No shipment found with this tracking number', { exact: true })).toBeVisible();
  await expect(numberField(page)).toBeFocused();
  await expect(numberField(page)).toHaveValue(UNKNOWN);
  await expect(numberField(page)).toHaveAccessibleDescription(
    /Please check your tracking number and try again/,
  );
});

test('a mistyped number is told apart from an unknown one', async ({ page }) => {
  await page.goto(`/track/${MISTYPED}`);
  await expect(page.getByText(/at least one digit of this number is mistyped/)).toBeVisible();
});

test('nothing typed asks for a number', async ({ page }) => {
  await page.goto('/track');
  await trackButton(page).click();
  await expect(page.getByText('Please enter a tracking number').first()).toBeVisible();
  await expect(numberField(page)).toBeFocused();
});

test('a failed reading offers to try again', async ({ page }) => {
  test.setTimeout(90_000);
  await page.route('**/api/rpc/tracking/find', (route) => route.abort());
  await page.goto(`/track/${SAMPLE}`);
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch tracking information' });
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/rpc/tracking/find');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(estimatedDelivery(page)).toBeVisible();
});

test('the position moves by itself', async ({ page }) => {
  test.setTimeout(2 * LIVE_WITHIN);
  await page.goto(`/track/${SAMPLE}`);
  const before = await livePosition(page).textContent();
  expect(before).toMatch(/^-?\d+\.\d{4}, -?\d+\.\d{4}$/);
  await expect(livePosition(page)).not.toHaveText(before ?? '', { timeout: LIVE_WITHIN });
  await expect(page.getByText('updated 0m ago')).toBeVisible();
});

test('the live map takes the place of the chart', async ({ page }) => {
  test.setTimeout(2 * LIVE_WITHIN);
  await page.goto(`/track/${SAMPLE}`);
  const satellite = page.getByRole('radio', { name: 'Satellite' });
  await expect(satellite).toBeAttached({ timeout: LIVE_WITHIN });
  await expect(page.getByRole('region', { name: 'Live map of the route' })).toBeVisible();
  await page.getByText('Satellite', { exact: true }).click();
  await expect(satellite).toBeChecked();
  await expect(page.getByText('Imagery: NASA Blue Marble')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, path] of [
    ['found', `/track/${SAMPLE}`],
    ['not found', `/track/${UNKNOWN}`],
    ['empty', '/track'],
  ] as const)
    test(`no barriers: ${name}, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(2 * LIVE_WITHIN);
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      if (name === 'found')
        await expect(page.getByRole('radio', { name: 'Satellite' })).toBeAttached({ timeout: LIVE_WITHIN });
      if (name === 'not found')
        await expect(page.getByText('No shipment found', { exact: true })).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
      ).toEqual([]);
    });
