import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../support/people.ts';

/** The demo customer's sea shipment. */
const SHIPMENT = 'GS123456789';

test('the palette opens a shipment by keyboard only, and Escape restores focus', async ({ page }) => {
  await signIn(page, 'dispatcher');
  await page.goto('/admin');
  const button = page.getByRole('button', { name: /^Search or jump to/ });
  await button.focus();
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(button).toBeFocused();

  const field = await openPalette(page);
  await field.fill('gs 123 456 789');
  const open = palette.getByRole('option', { name: `Open ${SHIPMENT} in console` });
  await expect(open).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\?shipment=GS123456789$/);
  await expect(page.getByRole('dialog').filter({ hasText: SHIPMENT })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The documents screen shows the shipment that was opened.
  await (await openPalette(page)).fill('late ship');
  await expect(palette.getByRole('option', { name: 'Late shipments' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=late/);
  await page.getByRole('tab', { name: 'Documents' }).click();
  await expect(page).toHaveURL(new RegExp(`tab=documents&shipment=${SHIPMENT}`));
  await expect(page.getByRole('list', { name: `Documents of ${SHIPMENT}` })).toBeVisible();

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

/** The palette's code is loaded at the first shortcut. */
async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog', { name: 'Search or jump to' }).getByRole('combobox');
  await expect(field).toBeFocused();
  return field;
}
