import { expect, type Page, test } from '@playwright/test';

const SAMPLE = 'GS123456789';
/** A valid number that was never issued. */
const UNKNOWN = 'GS000000086';
const MISTYPED = 'GS123456780';

const numberField = (page: Page) => page.getByRole('textbox', { name: 'Tracking number' });
const trackButton = (page: Page) => page.getByRole('button', { name: 'Track', exact: true });
/** Headings of wide screens' tables stay in a phone's document, not displayed. */
const visibleText = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).filter({ visible: true });
const estimatedDelivery = (page: Page) => page.getByText('Estimated delivery', { exact: true });

test('a visitor tracks one number, an unknown one, and several at once', async ({ page }) => {
  await page.goto('/track');
  await expect(page.getByRole('heading', { level: 1, name: 'Track Your Shipment' })).toBeVisible();

  await test.step('a number shows its shipment, with a separate URL', async () => {
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

  await test.step('an unknown number stays in the field, focused', async () => {
    await numberField(page).fill(UNKNOWN);
    await trackButton(page).click();
    await expect(page.getByText('No shipment found', { exact: true })).toBeVisible();
    await expect(
      page.getByText('No shipment found with this tracking number', { exact: true }),
    ).toBeVisible();
    await expect(numberField(page)).toBeFocused();
    await expect(numberField(page)).toHaveValue(UNKNOWN);
  });

  await test.step('several pasted lines show a list with links to each shipment and back', async () => {
    await numberField(page).fill('');
    await numberField(page).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, `${SAMPLE.toLowerCase()}\r\n${UNKNOWN}\r\n${MISTYPED}\r\n`);
    await trackButton(page).click();

    await expect(page).toHaveURL(`/track?numbers=${SAMPLE},${UNKNOWN},${MISTYPED}`);
    await expect(page.getByRole('heading', { level: 2, name: '1 shipment' })).toBeVisible();
    await expect(page.getByText('1 in transit · 2 not found', { exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: MISTYPED })).toContainText(
      'check digit doesn’t match',
    );

    await page.getByRole('link', { name: `Track ${SAMPLE}` }).click();
    await expect(page).toHaveURL(`/track/${SAMPLE}`);
    await page.getByRole('link', { name: 'Back to all shipments' }).click();
    await expect(page.getByRole('heading', { level: 2, name: '1 shipment' })).toBeVisible();
  });
});

test('on a phone the whole summary is above the fold, also with long texts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route('**/api/rpc/tracking/find', async (route) => {
    const response = await route.fetch().catch(() => null);
    const text = await response?.text().catch(() => null);
    // The page has gone on, to the shipment's own address, and sends the call again.
    if (!response || typeof text !== 'string') return route.abort().catch(() => {});
    await route.fulfill({
      response,
      body: text
        .replace(/"origin_city":"[^"]*"/, '"origin_city":"San Fernando del Valle de Catamarca y Alrededores"')
        .replace(
          /"cargo_description":"[^"]*"/,
          `"cargo_description":"${'Spare parts of many kinds, '.repeat(20)}"`,
        )
        .replace(/"punctuality":"[^"]*"/, '"punctuality":"late"')
        .replace(/"days_late":\d+/, '"days_late":12'),
    });
  });
  await page.goto('/track');
  await numberField(page).fill(SAMPLE);
  await page.keyboard.press('Enter');
  await expect(page.getByText('12 days late')).toBeVisible();
  for (const label of [
    'Estimated delivery',
    'Now',
    'Next',
    'Last event',
    'Cargo',
    'Weight',
    'Transport mode',
  ])
    await expect(visibleText(page, label)).toBeInViewport({ ratio: 1 });
  const lastEvent = visibleText(page, 'Last event').locator('xpath=following-sibling::dd');
  await expect(lastEvent).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: /^Spare parts/, expanded: false }).click();
  await expect(page.getByRole('button', { name: /^Spare parts/, expanded: true })).toBeVisible();
});
