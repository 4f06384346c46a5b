import { expect, type Page, test } from '@playwright/test';

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

/** Software paints the map here, slowly. */
const PAINTED_MS = 60_000;

async function shipmentUnderWay(page: Page): Promise<string> {
  await page.request.post('/api/people/sign-in', {
    data: { email: 'dispatcher@groundswell.example', password: 'groundswell-demo' },
  });
  const positions = await (await page.request.get('/api/fleet/positions?mode=air')).json();
  return positions[0].tracking_number;
}

test('one shipment is found on the map, seen to move, and opened from the list by keyboard', async ({
  page,
}) => {
  test.setTimeout(2 * PAINTED_MS);
  const number = await shipmentUnderWay(page);
  await page.goto('/admin?show=map');
  const map = page.getByRole('region', { name: 'Map of the fleet' });
  await page.getByRole('searchbox').fill(number);
  await expect(map.getByText(/^1\s+vehicle in 1\s+place, of 1 /).first()).toBeVisible({
    timeout: PAINTED_MS,
  });
  const inView = map.getByRole('list', { name: 'In view' });
  const row = inView.getByRole('button', { name: number });
  await expect(inView.getByRole('button')).toHaveCount(1);

  const before = await row.textContent();
  await expect.poll(() => row.textContent(), { timeout: PAINTED_MS }).not.toBe(before);

  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`shipment=${number}`));
});
