import { expect, type Page, test } from '@playwright/test';
import { comeToTheMap, MAP_WITHIN } from '../support/open-map.ts';
import { signIn } from '../support/people.ts';
import { violationsOn } from '../support/violations.ts';

const SAMPLE = 'GS123456789';
/** A valid number that was never issued. */
const UNKNOWN = 'GS000000086';
const MISTYPED = 'GS123456780';
/** Maximum time until the next position. */
const LIVE_WITHIN = 60_000;

const numberField = (page: Page) => page.getByRole('textbox', { name: 'Tracking number' });
const trackButton = (page: Page) => page.getByRole('button', { name: 'Track' });
const estimatedDelivery = (page: Page) => page.getByText('Estimated delivery', { exact: true });
const livePosition = (page: Page) =>
  page.getByRole('region', { name: 'Live location' }).getByRole('definition').first();

/** Starts the page's scripts with an interaction. */
async function awake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.locator('body:not([data-asleep])').waitFor({ state: 'attached' });
}

test('a number shows its shipment, with a separate URL', async ({ page }) => {
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

test('the query parameter of plain forms redirects to the same URL', async ({ page }) => {
  await page.goto(`/track?tracking=${SAMPLE}`);
  await expect(page).toHaveURL(`/track/${SAMPLE}`);
  await expect(estimatedDelivery(page)).toBeVisible();
});

test('a container number opens its shipment; a wrong check digit is explained', async ({ page, browser }) => {
  const staff = await (await browser.newContext()).newPage();
  await signIn(staff, 'dispatcher');
  const file = await (await staff.request.get('/api/shipments/GS123456789')).json();
  const { number } = file.equipment[0];
  await page.goto('/track');
  await numberField(page).fill(`${number.slice(0, 4)} ${number.slice(4)}`);
  await numberField(page).press('Enter');
  await expect(page).toHaveURL('/track/GS123456789');

  const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
  await numberField(page).fill(wrong);
  await numberField(page).press('Enter');
  await expect(page.getByText(`its check digit is ${number.at(-1)}`)).toBeVisible();
});

test('an unknown number stays in the field, focused, with an explanation', async ({ page }) => {
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

test('a mistyped number is distinguished from an unknown one', async ({ page }) => {
  await page.goto(`/track/${MISTYPED}`);
  await expect(page.getByText(/check digit doesn’t match/)).toBeVisible();
});

test('nothing typed asks for a number', async ({ page }) => {
  await page.goto('/track');
  await trackButton(page).click();
  await expect(page.getByText('Please enter a tracking number').first()).toBeVisible();
  await expect(numberField(page)).toBeFocused();
});

test('several pasted lines show a list with links to each shipment and back', async ({ page }) => {
  await page.goto('/track');
  await awake(page);
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
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('link', { name: `Track ${SAMPLE}` }).click();
  await expect(page).toHaveURL(`/track/${SAMPLE}`);
  await page.getByRole('link', { name: 'Back to all shipments' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '1 shipment' })).toBeVisible();
});

test('numbers above the list limit stay in the field and are counted', async ({ page }) => {
  const many = Array.from({ length: 21 }, (_, place) => `GS${100_000_000 + place}`).join(', ');
  await page.goto('/track');
  await numberField(page).fill(many);
  await page.keyboard.press('Enter');
  await expect(numberField(page)).toHaveAccessibleDescription(
    /You entered 21 tracking numbers\. Track up to 20/,
  );
  await expect(numberField(page)).toBeFocused();
  await expect(numberField(page)).toHaveValue(many);
});

test('a found number is stored after consent until it is cleared', async ({ page }) => {
  const recent = page.getByRole('region', { name: 'Recent' });
  await page.goto(`/track/${SAMPLE}`);
  await expect(estimatedDelivery(page)).toBeVisible();
  const accept = page.getByRole('button', { name: 'Accept' });
  await accept.click();
  await expect(accept).toBeHidden();
  await page.goto('/track');
  await awake(page);
  await expect(recent.getByRole('link', { name: SAMPLE })).toBeVisible();
  await recent.getByRole('button', { name: 'Clear' }).click();
  await expect(recent).toBeHidden();
  await expect(numberField(page)).toBeFocused();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('groundswell.recent-numbers.1');
});

test('the link is copied where the device cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`/track/${SAMPLE}`);
  await awake(page);
  await page.getByRole('button', { name: 'Share this page' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
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
  for (const label of ['Estimated delivery', 'Cargo', 'Weight', 'Transport mode', 'Last event'])
    await expect(page.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
  const lastEvent = page.getByText('Last event', { exact: true }).locator('xpath=following-sibling::dd');
  await expect(lastEvent).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: /^Spare parts/, expanded: false }).click();
  await expect(page.getByRole('button', { name: /^Spare parts/, expanded: true })).toBeVisible();
});

test('a loading error offers Retry', async ({ page }) => {
  test.setTimeout(90_000);
  await page.route('**/api/rpc/tracking/find', (route) => route.abort());
  // A live position would count as a successful load.
  await page.routeWebSocket('**/api/live', (socket) => socket.close());
  await page.goto(`/track/${SAMPLE}`);
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch tracking information' });
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await expect(alert).toContainText('Failed to fetch shipment data: ');
  await page.unroute('**/api/rpc/tracking/find');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(estimatedDelivery(page)).toBeVisible();
});

test('the position updates live', async ({ page }) => {
  test.setTimeout(2 * LIVE_WITHIN);
  await page.goto(`/track/${SAMPLE}`);
  const before = await livePosition(page).textContent();
  expect(before).toMatch(/^-?\d+\.\d{4}, -?\d+\.\d{4}$/);
  await expect(livePosition(page)).not.toHaveText(before ?? '', { timeout: LIVE_WITHIN });
  await expect(page.getByText('updated 0m ago')).toBeVisible();
});

test('the live map replaces the static chart', async ({ page }) => {
  test.setTimeout(2 * LIVE_WITHIN);
  await seeLiveMap(page);
  const satellite = page.getByRole('radio', { name: 'Satellite' });
  await expect(page.getByRole('region', { name: 'Live map of the route' })).toBeVisible();
  await page.getByText('Satellite', { exact: true }).click();
  await expect(satellite).toBeChecked();
  await expect(page.getByText('Imagery: NASA Blue Marble')).toBeVisible();
});

test('the accessibility tree contains everything shown', async ({ page }) => {
  test.setTimeout(2 * LIVE_WITHIN);
  await seeLiveMap(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Track Your Shipment" [level=1]
      - search:
        - textbox "Tracking number"
        - button "Track"
      - status: /GS123456789. in transit, estimated delivery .+ 2\\d{3}/
      - text: in transit GS123456789
      - button "Copy tracking number"
      - button "Share this page"
      - button "Print this page"
      - paragraph:
        - time: /2\\d{3}/
        - text: /Estimated delivery/
      - paragraph: Shanghai, CN to Los Angeles, US
      - term: Cargo
      - definition
      - term: Weight
      - definition: /[\\d,]+ kg/
      - term: Transport mode
      - definition: Sea
      - term: Last event
      - definition:
        - time: /\\d+[mhd] ago/
        - text: /Port of Shanghai, CN/
      - button "Follow by e-mail"
      - region "Progress":
        - list:
          - listitem:
            - paragraph: /Order Placed , completed/
          - listitem
          - listitem
          - listitem:
            - paragraph: In transit
            - paragraph: Current Status
          - listitem:
            - paragraph: Customs , not reached yet
          - listitem
          - listitem:
            - paragraph: Delivered , not reached yet
      - region "Map":
        - region "Live map of the route"
        - group "Map type":
          - radio "Map" [checked]
          - radio "Satellite"
        - button "Whole route" [pressed]
        - button "Zoom to vessel"
        - region "Live tracking":
          - button "Replay the journey"
          - slider "Place on the journey"
      - region "Live location":
        - term: Position
        - definition: /-?\\d+\\.\\d{4}, -?\\d+\\.\\d{4}/
        - term: Estimated arrival
        - definition:
          - time: /UTC|GMT/
        - term: Progress
        - definition: /\\d+%/
      - region "Event history":
        - list:
          - listitem:
            - paragraph:
              - time: /UTC|GMT/
            - text: /in transit Port of Shanghai, CN/
      - region "Route stops":
        - list:
          - listitem:
            - paragraph: Shanghai, CN
            - paragraph:
              - text: Origin · Completed ·
              - time: /UTC|GMT/
  `);
});

// States that every-screen.spec.ts does not cover.
for (const [name, colorScheme] of [
  ['with the live map', 'dark'],
  ['not found', 'light'],
] as const)
  test(`no barriers: ${name}`, async ({ page }) => {
    test.setTimeout(2 * LIVE_WITHIN);
    await page.emulateMedia({ colorScheme });
    if (name === 'with the live map') await seeLiveMap(page);
    else {
      await page.goto(`/track/${UNKNOWN}`);
      await expect(page.getByText('No shipment found', { exact: true })).toBeVisible();
    }
    expect(await violationsOn(page)).toEqual([]);
  });

async function seeLiveMap(page: Page): Promise<void> {
  await comeToTheMap(page, `/track/${SAMPLE}`);
  await expect(page.getByRole('radio', { name: 'Satellite' })).toBeAttached({ timeout: MAP_WITHIN });
}
