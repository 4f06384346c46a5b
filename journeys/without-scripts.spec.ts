import { expect, test } from '@playwright/test';
import { publicPages } from '../content/pages.ts';

const SAMPLE = 'GS123456789';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is complete', async ({ request }) => {
    for (const { path } of Object.values(publicPages)) {
      const html = await (await request.get(path)).text();
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      expect(main, path).toContain('<h1');
      const words = main.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length;
      expect(words, path).toBeGreaterThan(path === '/track' ? 10 : 80);
    }
  });

  test('the tracking form on the home page shows a shipment', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Tracking number' }).fill(SAMPLE);
    await page.getByRole('button', { name: 'Track', exact: true }).click();
    await expect(page).toHaveURL(`/track/${SAMPLE}`);
    await expect(page.getByText('Estimated delivery', { exact: true })).toBeVisible();
    await expect(page.getByText('Current Status')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Event history' })).toBeVisible();
  });

  test('the quote starter on the home page starts a quote', async ({ page }) => {
    await page.goto('/');
    const starter = page.getByRole('form', { name: 'What does your lane cost?' });
    await starter.getByRole('combobox', { name: 'From' }).fill('Shanghai');
    await starter.getByRole('combobox', { name: 'To' }).fill('Los Angeles');
    await starter.getByRole('textbox', { name: 'Weight' }).fill('1,200');
    await starter.getByRole('button', { name: 'See prices' }).click();
    await expect(page).toHaveURL('/quote?origin=Shanghai&destination=Los+Angeles&weight=1%2C200');
    await expect(page.getByRole('combobox', { name: 'Origin' })).toHaveValue('Shanghai');
    await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveValue('Los Angeles');
    await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('1,200');
  });

  test('the home page has the demo shipment, with a link to its tracking page', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('region', { name: 'Demo shipment' });
    await expect(card.getByText('Demo', { exact: true })).toBeVisible();
    await expect(card.getByText('Estimated delivery')).toBeVisible();
    await card.getByRole('link', { name: 'Open' }).click();
    await expect(page).toHaveURL(`/track/${SAMPLE}`);
  });

  test('a contact message is sent, and a protected screen says what it needs', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('ann@trade.example');
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('heading', { name: 'We’ve received your message.' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('This screen needs JavaScript.')).toBeVisible();
    await expect(page.getByText('Loading')).toBeHidden();
  });
});

test('a page loads no scripts before the first interaction', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.mouse.move(100, 100, { steps: 2 });
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
});

test('a button pressed before the scripts have loaded is replayed afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Slow enough that the click comes first.
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    // The test may have ended, and its page closed, while the page still loads scripts in advance.
    await route.continue().catch(() => {});
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
