import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bookRail } from '../support/book-rail.ts';
import { signIn } from '../support/people.ts';
import { violationsOn } from '../support/violations.ts';

test('a document goes from missing fields to its second version', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'dispatcher');
  const number = await bookRail(page.request);
  await page.goto('/admin?tab=documents');
  await page.getByLabel('Tracking number').fill(number);
  await page.keyboard.press('Enter');
  const documents = page.getByRole('list', { name: `Documents of ${number}` });
  const list = documents.getByRole('listitem', { name: 'Packing list', exact: true });
  const issue = list.getByRole('button', { name: 'Issue Packing list' });
  await list.getByRole('button', { name: 'Generate Packing list' }).press('Enter');
  await expect(page.getByText('Document Generated', { exact: true })).toBeVisible();
  await expect(list).toContainText('Version 1');
  await expect(issue).toBeDisabled();
  await expect(issue).toHaveAccessibleDescription(/details are required before it can be issued/);

  await list.getByRole('link', { name: 'Consignee’s name' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: number });
  const consignee = dialog.getByRole('group', { name: 'Consignee' });
  await expect(consignee.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Nordlicht Möbel GmbH');
  await consignee.getByLabel('Address').fill('1 Harbor Street');
  await consignee.getByLabel('City').fill('Long Beach');
  await consignee.getByLabel('Country').fill('United States');
  await dialog.getByRole('group', { name: 'Shipper' }).getByLabel('Address').fill('12 Lake Drive');
  await dialog.getByRole('group', { name: 'Shipper' }).getByLabel('City').fill('Chicago');
  await dialog.getByRole('group', { name: 'Shipper' }).getByLabel('Country').fill('US');
  await fillLine(dialog, 'Line 1', { Packages: '40', Kind: 'cartons', 'Net weight': '800', 'HS code': '12' });
  await dialog.getByRole('button', { name: 'Duplicate line 1' }).click();
  await expect(
    dialog.getByText(/net or gross weights that add up to the shipment’s 800 kg \(now 1,600 kg net/),
  ).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove line 2' }).click();
  await expect(dialog.getByText(/The weights match the shipment:/)).toBeVisible();
  await dialog.getByLabel('Incoterm').selectOption('FOB · Free On Board');
  await expect(dialog.getByText('this shipment has no leg by sea')).toBeVisible();
  await expect(dialog.getByLabel('Vessel')).toHaveCount(0);

  await page.keyboard.press('Escape');
  await dialog.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save instructions' }).click();
  await expect(dialog.getByLabel('HS code')).toBeFocused();
  await expect(dialog.getByLabel('HS code')).toHaveAccessibleDescription(/6, 8 or 10 digits/);
  expect(await violationsOn(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByLabel('HS code').fill('9405.21');
  await dialog.getByLabel('Each, L×W×H').fill('60×40×40');

  const others = await page.request.post(`/api/shipments/${number}/instructions`, {
    data: { version: 0, instructions: { insurer: 'Harbor Mutual', shipper: { city: 'Evanston' } } },
  });
  expect(others.ok()).toBe(true);
  const panel = dialog.getByRole('alert').filter({ hasText: 'Someone else changed' });
  await expect(dialog.getByRole('button', { name: 'Save instructions' })).toBeDisabled();
  await expect(panel).toContainText('Insurer is now Harbor Mutual');
  await expect(panel).toContainText('Shipper, city is now Evanston; you typed something else');
  await panel.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(dialog.getByLabel('Insurer')).toHaveValue('Harbor Mutual');
  await expect(dialog.getByRole('group', { name: 'Shipper' }).getByLabel('City')).toHaveValue('Chicago');
  await dialog.getByRole('button', { name: 'Save instructions' }).click();
  await expect(page.getByText('Shipping instructions saved', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('HS code')).toHaveValue('940521');

  await dialog.getByRole('link', { name: 'Documents of this shipment' }).click();
  await expect(issue).toBeEnabled();
  await issue.press('Enter');
  const proposals = page.getByRole('dialog', { name: 'Issue the packing list' });
  await expect(proposals.getByRole('button', { name: 'Issue' })).toBeVisible();
  for (const proposal of await proposals.getByRole('checkbox').all()) await proposal.check();
  await proposals.getByRole('button', { name: 'Issue' }).click();
  await expect(page.getByText('Document Issued', { exact: true })).toBeVisible();
  await expect(list).toContainText('Issued');
  await expect(list.getByRole('button', { name: 'View or print Packing list' })).toBeFocused();
  const download = page.waitForEvent('download');
  await choose(page, list, 'Download, A4');
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 4).toString()).toBe('%PDF');

  await choose(page, list, 'Void…');
  const confirmation = page.getByRole('dialog', { name: 'Void the packing list?' });
  await confirmation.getByRole('button', { name: 'Void', exact: true }).click();
  await expect(confirmation.getByLabel('Reason')).toHaveAccessibleDescription('Enter a reason.');
  await expect(confirmation.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Wrong number of cartons');
  await confirmation.getByRole('button', { name: 'Void', exact: true }).click();
  await expect(list).toContainText('No current document');
  await list.getByRole('button', { name: 'Generate Packing list' }).click();
  await expect(list).toContainText('Version 2');
});

async function fillLine(dialog: Locator, line: string, fields: Record<string, string>): Promise<void> {
  const group = dialog.getByRole('group', { name: line });
  for (const [label, text] of Object.entries(fields)) await group.getByLabel(label).fill(text);
}

async function choose(page: Page, entry: Locator, item: string): Promise<void> {
  await entry.getByRole('button', { name: /^More for/ }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}
