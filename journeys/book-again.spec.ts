import { expect, type Page, test } from '@playwright/test';
import { next, openWizard } from './support/wizard.ts';

test('an earlier shipment is booked again, and a draft is not replaced without confirmation', async ({
  page,
}) => {
  await openWizard(page);
  const [earlier, other] = await numbersOf(page);
  await page.goto(`/create-shipment?again=${earlier}`);
  await expect(page.getByText(`Filled in from ${earlier}`)).toBeVisible();
  const city = await page.getByLabel('Origin city').inputValue();
  expect(city).not.toBe('');
  await expect(next(page)).toBeEnabled();

  await page.goto(`/create-shipment?again=${other}`);
  await page.getByRole('button', { name: 'Keep my entries' }).click();
  await expect(page.getByText(`Filled in from ${earlier}`)).toBeVisible();
  await expect(page.getByLabel('Origin city')).toHaveValue(city);
  await page.goto(`/create-shipment?again=${other}`);
  await page.getByRole('button', { name: `Replace with ${other}` }).click();
  await expect(page.getByText(`Filled in from ${other}`)).toBeVisible();

  await page.getByRole('button', { name: 'Start with an empty form' }).click();
  await page.goto('/create-shipment?again=GS000000000');
  await expect(page.getByText('We couldn’t find GS000000000 among your shipments.')).toBeVisible();
  await expect(page.getByLabel('Origin city')).toHaveValue('');
});

/** The tracking numbers of the signed-in person's shipments. */
async function numbersOf(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/shipments?limit=2');
  const { shipments } = (await answer.json()) as { shipments: { tracking_number: string }[] };
  return shipments.map(({ tracking_number }) => tracking_number);
}
