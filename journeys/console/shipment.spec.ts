import { expect, test } from '@playwright/test';
import { bookRail } from '../support/book-rail.ts';
import { signIn } from '../support/people.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('by keyboard from the row into the dialog, an edit saved, and back to the row (K7)', async ({
  page,
}) => {
  await signIn(page, 'dispatcher');
  const number = await bookRail(page.request);
  await page.goto(`/admin?q=${number}`);
  const cell = page.getByRole('grid').getByRole('rowheader', { name: number });
  await cell.click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: number });
  await expect(page).toHaveURL(new RegExp(`shipment=${number}`));
  const cost = dialog.getByLabel('Cost');
  await cost.fill('');
  await page.keyboard.press('Enter');
  await expect(cost).toHaveAccessibleDescription('Enter the cost.');
  await expect(cost).toBeFocused();
  await cost.fill('1,234.5');

  await page.keyboard.press('Escape');
  const question = dialog.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cost).toBeFocused();
  await page.goBack();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(cost).toBeFocused();

  await dialog.getByLabel('Destination city').fill('San Diego');
  await expect(dialog.getByRole('option', { name: /San Diego/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shipment saved', { exact: true })).toBeVisible();
  await expect(cost).toHaveValue('1234.50');
  await dialog.getByRole('button', { name: 'Reroute' }).click();
  await expect(page.getByText('Shipment rerouted', { exact: true })).toBeVisible();

  await dialog.getByRole('tab', { name: 'History' }).click();
  const history = dialog.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Destination city: Los Angeles → became San Diego');
  // The first Escape may close a toast.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(page).not.toHaveURL(/shipment=/);
  await expect(page.locator(`[data-row="${number}"] :focus`)).toHaveCount(1);
});
