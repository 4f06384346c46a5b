import { expect, test } from '@playwright/test';
import { signIn } from './support/people.ts';

const SAMPLE = 'GS123456789';

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
