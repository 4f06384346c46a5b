import { expect, type Locator, type Page, test } from '@playwright/test';
import { bookRail } from '../support/book-rail.ts';
import { goWithin } from '../support/navigation.ts';
import { signIn } from '../support/people.ts';
import { violationsOn } from '../support/violations.ts';

/** The demo customer's sea shipment. Filtered by it the table is small, which makes axe runs fast. */
const SHIPMENT = 'GS123456789';
const DIALOG = '[role="dialog"]';

test.use({
  colorScheme: 'light',
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
});

test('a shipment, the palette, the shortcuts are accessible on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'dispatcher');
  await page.goto(`/admin?q=${SHIPMENT}&shipment=${SHIPMENT}`);
  const dialog = page.getByRole('dialog', { name: SHIPMENT });
  await fine(page, dialog.getByLabel('Cost'));
  await dialog.getByRole('tab', { name: 'Tracking Events' }).click();
  await fine(page, dialog.getByRole('button', { name: /^Delete event/ }).first());
  await dialog.getByRole('tab', { name: 'Route Waypoints' }).click();
  await dialog.getByRole('button', { name: 'Add waypoint' }).click();
  await dialog.getByRole('button', { name: 'Reroute' }).click();
  await fine(page, dialog.getByRole('alertdialog', { name: 'Reroute this shipment?' }));
  await dialog.getByRole('tab', { name: 'History' }).click();
  await fine(page, dialog.getByRole('tabpanel', { name: 'History' }));
  await goWithin(page, `/admin?q=${SHIPMENT}&shipment=GS000000000`);
  await fine(page, page.getByRole('dialog').getByText('Shipment not found'));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await fine(page, page.getByRole('option').first());
  await page.getByRole('combobox').fill('gs 123 456 789');
  await fine(page, page.getByRole('option', { name: `Open ${SHIPMENT} in console` }));
  // A toast may take the first Escape.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.keyboard.press('?');
  await fine(page, page.getByRole('dialog', { name: 'Keyboard shortcuts' }));
});

test('quotes and people, with their dialogs, are accessible', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin?tab=business&status=pending');
  const convert = page.getByRole('button', { name: /^Convert GQ/ }).first();
  await fine(page, convert, 'main');
  await convert.click();
  await fine(page, page.getByLabel('Tracking number'));
  await goWithin(page, page.url().replace('act=convert', 'act=answer'));
  await page.getByLabel('Price').fill('');
  await page.getByRole('button', { name: 'Send offer' }).click();
  await fine(page, page.locator('[aria-invalid="true"]').first());

  await goWithin(page, '/admin?tab=clients&q=driver@groundswell.example');
  await page.getByRole('button', { name: /^Role of .*: driver$/ }).click();
  await fine(page, page.getByRole('dialog', { name: /^Role of / }));
  await page.getByRole('button', { name: 'Dispatcher', exact: true }).click();
  await page.getByRole('button', { name: /^Update role of/ }).click();
  await fine(page, page.getByRole('dialog', { name: /a dispatcher\?$/ }));
  await page.keyboard.press('Escape');
  await goWithin(page, '/admin?tab=clients&invite=1');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await fine(page, page.locator('[aria-invalid="true"]').first());
  await goWithin(page, '/admin?tab=clients&q=customer@groundswell.example');
  await page.getByRole('button', { name: 'Helen Brandt', exact: true }).click();
  await page.getByRole('button', { name: 'Deactivate account' }).click();
  await fine(page, page.getByRole('alertdialog', { name: /^Deactivate / }));
});

test('the documents of a shipment, from its invoice to the payment, are accessible on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'dispatcher');
  const number = await bookRail(page.request);
  await page.goto(`/admin?tab=documents&shipment=${number}`);
  const documents = page.getByRole('list', { name: `Documents of ${number}` });
  const invoice = documents.getByRole('listitem', { name: 'Invoice', exact: true });
  await page.route('**/api/rpc/invoices/issue', (route) => route.abort());
  await fine(page, documents, 'body');
  await invoice.getByRole('button', { name: 'Issue invoice' }).click();
  const proposal = page.getByRole('dialog', { name: 'Issue the invoice' });
  await proposal.getByRole('button', { name: 'Confirm and issue' }).click();
  await fine(page, proposal.getByText('Confirm the value to issue the document.'));
  await proposal.getByRole('checkbox', { name: /^\$/ }).check();
  await proposal.getByRole('button', { name: 'Confirm and issue' }).click();
  await fine(page, proposal.getByText(/^The invoice was not issued/));
  await page.unroute('**/api/rpc/invoices/issue');
  await proposal.getByRole('button', { name: 'Confirm and issue' }).click();
  await expect(invoice).toContainText(/INV(-NL|-SG)?-\d{4}-\d{5}/);
  await expect(invoice).toContainText('Pending');

  await invoice.getByRole('button', { name: 'Record payment' }).click();
  const payment = page.getByRole('dialog', { name: 'Record payment' });
  await payment.getByLabel('Paid on').fill('');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await fine(page, payment.getByText('Choose a day.'));
  const today = await payment.getByLabel('Paid on').getAttribute('max');
  await payment.getByLabel('Paid on').fill(today ?? '');
  await payment.getByRole('button', { name: 'Record payment' }).click();
  await expect(payment).toBeHidden();
  await expect(invoice).toContainText(/Paid on/);
  await expect(invoice.getByRole('button', { name: 'Record payment' })).toHaveCount(0);

  const list = documents.getByRole('listitem', { name: 'Packing list' });
  await list.getByRole('button', { name: 'Generate Packing list' }).click();
  await list.getByRole('button', { name: /^Generate again/ }).click();
  await fine(page, page.getByRole('dialog', { name: 'Generate the packing list again?' }));
});

test('the table of the fleet and all its menus are accessible', async ({ page }) => {
  await signIn(page, 'dispatcher');
  await page.goto(`/admin?q=${SHIPMENT}`);
  const rows = page.getByRole('grid', { name: 'Fleet' }).locator('tbody').getByRole('row');
  // The gallery shows the menus of columns and of density.
  for (const name of ['Status', /^View: /]) {
    await page.getByRole('button', { name, exact: true }).click();
    await fine(page, page.getByRole('dialog').locator('input, button').first());
    await page.keyboard.press('Escape');
  }
  await rows.first().getByRole('checkbox').click();
  await fine(page, page.getByRole('region', { name: 'Selected shipments' }), 'body');
  await page.getByRole('button', { name: 'Set status' }).click();
  await fine(page, page.getByRole('menuitemradio').or(page.getByRole('menuitem')).first(), '[role="menu"]');
  await page.getByRole('menuitemradio', { name: 'cancelled' }).click();
  await fine(page, page.getByRole('dialog', { name: /^Change 1.shipment\?/ }));
});

/** Waits for an element, then checks its part of the page with axe, and its contrast in the dark theme. */
async function fine(page: Page, shown: Locator, part = DIALOG): Promise<void> {
  await expect(shown).toBeVisible();
  expect.soft(await violationsOn(page, part), `with ${shown} shown`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOn(page, part, ['color-contrast']), `with ${shown} shown by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
