import { expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD } from '../database/demo/demo-accounts.ts';

/** A valid number that was never issued. */
const UNKNOWN = 'GS000000086';
const SAMPLE = 'GS123456789';

test('a visitor without results is asked to sign in for test data, with a link', async ({ page }) => {
  await page.goto(`/track/${UNKNOWN}`);
  const card = page.getByRole('region', { name: 'Need Test Data?' });
  await card.getByRole('button', { name: 'Generate sample data' }).click();

  await expect(page.getByText('Authentication Required', { exact: true })).toBeVisible();
  await expect(card.getByRole('alert')).toContainText(
    'Please sign in first to generate sample tracking data',
  );
  await card.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/auth?for=customer&next=${encodeURIComponent(`/track/${UNKNOWN}`)}`);
});

test('a customer without results can generate the sample', async ({ page }) => {
  await signIn(page, 'customer');
  await page.goto(`/track/${UNKNOWN}`);
  await page.getByRole('button', { name: 'Generate sample data' }).click();

  await expect(page).toHaveURL(`/track/${SAMPLE}`);
  await expect(page.getByText('Estimated delivery', { exact: true })).toBeVisible();
});

test('a dispatcher creates test shipments, and initializes and repairs tracking data', async ({ page }) => {
  test.setTimeout(90_000);
  await signIn(page, 'dispatcher');
  await page.goto('/admin?tab=documents');
  const tool = (name: string) => page.getByRole('region', { name });

  const generator = tool('Test shipment generator');
  await generator.getByRole('button', { name: 'Create test shipments' }).click();
  await expect(generator.getByRole('link', { name: /^GS\d{9}$/ })).toHaveCount(4);

  const initialization = tool('Tracking map initialization');
  await initialization.getByRole('button', { name: 'Initialize tracking data' }).click();
  await expect(initialization.getByRole('status')).toHaveText(/^Successfully processed \d+ shipments$/, {
    timeout: 60_000,
  });
  await expect(page.getByText('Tracking Data Initialized', { exact: true })).toBeVisible();

  const repair = tool('Fix existing shipments');
  await repair.getByRole('button', { name: 'Fix shipments' }).click();
  await expect(repair.getByRole('status')).toHaveText(/^(Checked|Repaired) /, { timeout: 60_000 });

  const sample = tool('Sample ocean freight tracking');
  await sample.getByRole('button', { name: 'Generate sample tracking' }).click();
  await expect(sample.getByRole('status')).toContainText(SAMPLE);

  await page.getByRole('tab', { name: 'Clients' }).click();
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(sample.getByRole('status')).toContainText(SAMPLE);
  await generator
    .getByRole('link', { name: /^GS\d{9}$/ })
    .first()
    .click();
  await expect(page.getByText('Test shipment: medical instruments')).toBeVisible();
});

async function signIn(page: Page, role: 'customer' | 'dispatcher'): Promise<void> {
  const answer = await page.request.post('/api/people/sign-in', {
    data: { email: `${role}@groundswell.example`, password: DEMO_PASSWORD },
  });
  expect(answer.ok()).toBe(true);
}
