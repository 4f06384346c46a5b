import { expect, type Page, test } from '@playwright/test';
import { fakeGoogleMaps } from './support/fake-google-maps.ts';
import { MAP_WITHIN, openMap } from './support/open-map.ts';

const SCRIPT = 'https://maps.googleapis.com/**';

// The CSP allows Google only where a key is set, and this product has none.
test.use({ bypassCSP: true });

const mapSection = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
/** The first status; the replay's speed is another one. */
const notice = (page: Page) => mapSection(page).getByRole('status').first();

async function withKey(page: Page) {
  await page.route('**/api/rpc/tracking/mapSettings*', (route) =>
    route.fulfill({ json: { json: { google: true, style_url: null, satellite_tile_url: null } } }),
  );
  await page.route('**/api/rpc/tracking/googleMapsKey*', (route) =>
    route.fulfill({ json: { json: { apiKey: 'key' } } }),
  );
}

test('Google cannot be reached: three retries, then the checks over the built-in map', async ({ page }) => {
  test.setTimeout(2 * MAP_WITHIN);
  let attempts = 0;
  await withKey(page);
  await page.route(SCRIPT, (route) => {
    attempts += 1;
    return route.abort();
  });
  await page.clock.install();
  await openMap(page);
  // load-google.test.ts tests the delays; here no delay may start after its time was skipped.
  const attemptsSoon = async () => {
    // In small steps, because the map that follows has its own time limit.
    await page.clock.fastForward(1_000);
    return attempts;
  };
  await expect.poll(attemptsSoon, { timeout: MAP_WITHIN, intervals: [300] }).toBe(4);

  await expect(notice(page)).toContainText('Google Maps could not be loaded');
  await expect(notice(page).getByRole('listitem')).toHaveText([
    /API enabled/,
    /Domain restrictions/,
    /Billing/,
  ]);
  await expect(page.getByRole('radio', { name: 'Satellite' })).toBeAttached({ timeout: MAP_WITHIN });

  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => attempts).toBe(5);
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page)).toBeEmpty();
});

test('Google draws the route until it refuses the key', async ({ page }) => {
  await withKey(page);
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${fakeGoogleMaps})();` }),
  );
  await openMap(page);
  const satellite = page.getByRole('radio', { name: 'Satellite' });
  await expect(satellite).toBeAttached();
  const map = page.getByRole('region', { name: 'Live map of the route' });
  await expect(map.locator('.live-marker')).toBeVisible();
  await expect(map.locator('.google-stop').first()).toBeVisible();
  const google_calls = () => page.evaluate(() => window.google_calls);
  // The initial view shows the whole crossing, which the specified minimum zoom of 4 would not.
  expect(await google_calls()).toMatchObject({
    options: { minZoom: 2, maxZoom: 15, gestureHandling: 'cooperative', mapTypeId: 'roadmap' },
  });
  await expect.poll(async () => (await google_calls())?.strokes.length).toBeGreaterThan(1);

  await page.getByText('Satellite', { exact: true }).click();
  await expect(satellite).toBeChecked();
  await expect.poll(async () => (await google_calls())?.options.mapTypeId).toBe('hybrid');

  await page.evaluate(() => window.gm_authFailure?.());
  await expect(notice(page).getByRole('listitem')).toHaveCount(3);
  await expect(map.locator('.google-stop')).toHaveCount(0);
});

test('without WebGL the static chart stays, with a note', async ({ page }) => {
  test.setTimeout(2 * MAP_WITHIN);
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
      return kind.startsWith('webgl') ? null : Reflect.apply(original, this, [kind, ...rest]);
    } as typeof original;
  });
  await openMap(page);
  await expect(notice(page)).toContainText('Map unavailable', { timeout: MAP_WITHIN });
  await expect(mapSection(page).getByText('Not for navigation')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Satellite' })).toHaveCount(0);
});
