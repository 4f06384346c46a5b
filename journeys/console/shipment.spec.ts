import { expect, type Page, test } from '@playwright/test';
import { bookRail } from '../support/book-rail.ts';
import { signIn } from '../support/people.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Books a shipment for this journey only, and opens it in the console. */
async function bookedInConsole(page: Page, query = ''): Promise<string> {
  await signIn(page, 'dispatcher');
  const number = await bookRail(page.request);
  await page.goto(`/admin?q=${number}${query.replace('NUMBER', number)}`);
  return number;
}

test('by keyboard from the row into the dialog, an edit saved, and back to the row (K7)', async ({
  page,
}) => {
  const number = await bookedInConsole(page);
  const cell = page.getByRole('grid').getByRole('rowheader', { name: number });
  await cell.click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: number });
  await expect(page).toHaveURL(new RegExp(`shipment=${number}`));
  const cost = dialog.getByLabel('Cost');
  await cost.fill('');
  await page.keyboard.press('Enter');
  await expect(cost).toHaveAccessibleDescription('Enter the cost in USD.');
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

test('two people edit one shipment: the second gets a conflict and loses no input', async ({
  page,
  browser,
}) => {
  const number = await bookedInConsole(page, '&shipment=NUMBER');
  const dialog = page.getByRole('dialog', { name: number });
  await dialog.getByRole('textbox', { name: /^Cost/ }).fill('99');
  await dialog.getByLabel('Weight').fill('750');

  const other = await browser.newPage();
  await signIn(other, 'admin');
  await other.goto(`/admin?shipment=${number}`);
  const theirs = other.getByRole('dialog', { name: number });
  await theirs.getByLabel('Cost').fill('120');
  await theirs.getByLabel('Priority').selectOption('Urgent');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Shipment saved', { exact: true })).toBeVisible();

  const panel = dialog.getByRole('alert').filter({ hasText: 'Someone else changed' });
  await expect(panel).toContainText('$120.00');
  await expect(panel).toContainText('You typed $99');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await panel.getByRole('button', { name: 'Load the newer version' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Cost/ })).toHaveValue('120.00');
  await expect(dialog.getByLabel('Priority')).toHaveValue('urgent');
  await expect(dialog.getByLabel('Weight')).toHaveValue('750');
  await dialog.getByRole('button', { name: 'Use my value: Cost' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shipment saved', { exact: true })).toBeVisible();

  // Without input, others' changes simply appear.
  await expect(theirs.getByLabel('Weight')).toHaveValue('750');
  await other.close();
});

test('an event is added and deleted, a waypoint added and the shipment rerouted, each failing first while offline', async ({
  page,
}) => {
  const number = await bookedInConsole(page, '&shipment=NUMBER&part=events');
  const dialog = page.getByRole('dialog', { name: number });
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await dialog.getByLabel('Status').selectOption('Customs');
  await dialog.getByLabel('Location').fill('Denver');
  await dialog.getByRole('option', { name: /^Denver, Colorado/ }).click();
  await expect(dialog.getByLabel('Latitude')).toHaveValue(/^39\./);
  await failing(page, 'addEvent', 'Failed to add tracking event', () =>
    dialog.getByRole('button', { name: 'Add event' }).click(),
  );
  await expect(dialog.getByLabel('Location')).toHaveValue('Denver, US');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Tracking event added successfully', { exact: true })).toBeVisible();
  const tracked = await page.context().newPage();
  await tracked.goto(`/track/${number}`);
  await expect(tracked.getByText('Denver, US').first()).toBeVisible();
  await page.bringToFront();

  await dialog.getByRole('button', { name: 'Delete event: Customs, Denver, US' }).click();
  const question = dialog.getByRole('alertdialog', { name: 'Delete event?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await failing(page, 'deleteEvent', 'Failed to delete tracking event', () =>
    question.getByRole('button', { name: 'Delete' }).click(),
  );
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Tracking event deleted', { exact: true })).toBeVisible();
  await expect(tracked.getByText('Denver, US')).toHaveCount(0);

  await dialog.getByRole('tab', { name: 'Route Waypoints' }).click();
  await dialog.getByLabel('Location name').fill('Rest stop');
  await dialog.locator('[data-chart-press]').click({ position: { x: 120, y: 90 } });
  await expect(dialog.getByLabel('Longitude')).toHaveValue(/^-1?\d\d\.\d{4}$/);
  await failing(page, 'insertWaypoint', 'Failed to add waypoint', () =>
    dialog.getByRole('button', { name: 'Add waypoint' }).click(),
  );
  await dialog.getByRole('button', { name: 'Add waypoint' }).click();
  await expect(page.getByText('Waypoint added successfully', { exact: true })).toBeVisible();
  const stop = dialog.getByRole('listitem').filter({ hasText: 'Rest stop' });
  await expect(stop).toContainText('Pending');

  await dialog.getByRole('button', { name: 'Reroute' }).click();
  const reroute_dialog = dialog.getByRole('alertdialog', { name: 'Reroute this shipment?' });
  await failing(page, 'reroute', 'Failed to plan the route', () =>
    reroute_dialog.getByRole('button', { name: 'Reroute' }).click(),
  );
  await reroute_dialog.getByRole('button', { name: 'Reroute' }).click();
  await expect(page.getByText('Shipment rerouted', { exact: true })).toBeVisible();
  await expect(stop).toHaveCount(0);
});

test('a route by sea is rerouted through another port', async ({ page }) => {
  await signIn(page, 'dispatcher');
  const booked = await page.request.post('/api/functions/create-shipment', {
    data: {
      origin_city: 'Shanghai',
      origin_country: 'CN',
      destination_city: 'Rotterdam',
      destination_country: 'NL',
      cargo_description: 'Lamps',
      cargo_weight: 800,
      transport_mode: 'sea',
    },
  });
  const { tracking_number } = (await booked.json()) as { tracking_number: string };
  await page.goto(`/admin?shipment=${tracking_number}&part=waypoints`);
  const dialog = page.getByRole('dialog', { name: tracking_number });
  const stops = dialog.getByRole('list').filter({ hasText: 'Rotterdam' });
  await expect(stops).toContainText('Port of Shanghai, CN');
  await dialog.getByRole('button', { name: 'Reroute' }).click();
  const loading = dialog.getByLabel('Port of loading');
  await expect(loading).toHaveValue('CNSHA');
  await loading.selectOption('CNNGB');
  await dialog.getByRole('button', { name: 'Reroute' }).last().click();
  await expect(page.getByText('Shipment rerouted', { exact: true })).toBeVisible();
  await expect(stops).toContainText('Port of Ningbo, CN');
  await expect(stops).not.toContainText('Port of Shanghai, CN');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the dialog fills the screen; a loading error is shown and can be retried', async ({ page }) => {
    await page.route('**/api/rpc/shipments/record*', (route) =>
      route.fulfill({ status: 400, contentType: 'application/json', body: '{}' }),
    );
    const number = await bookedInConsole(page, '&shipment=NUMBER');
    const dialog = page.getByRole('dialog', { name: number });
    await expect(dialog.getByText('Failed to load shipment details')).toBeVisible();
    await expect(page.getByText('Failed to load shipment details')).toHaveCount(2);
    await page.unroute('**/api/rpc/shipments/record*');
    // The error disappears when the shipment is refetched after a live message.
    const retry = dialog.getByRole('button', { name: 'Retry' });
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 6_000 });
      await expect(dialog.getByLabel('Cost')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect((await dialog.boundingBox())?.width).toBe(390);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await dialog.getByLabel('Status').selectOption('Delivered');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Status Updated', { exact: true })).toBeVisible();
    await dialog.getByLabel('Status').selectOption('Pending');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const unusual = dialog.getByRole('alertdialog', { name: /unusual change/ });
    await failing(page, 'changeStatus', 'Unable to sync status update', () =>
      unusual.getByRole('button', { name: 'Change status' }).click(),
    );
    await page.context().setOffline(true);
    await expect(dialog.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(/You are offline/);
    await page.context().setOffline(false);
  });
});

/** Makes a call fail and expects its error message. */
async function failing(page: Page, call: string, said: string, act: () => Promise<void>): Promise<void> {
  const address = `**/api/rpc/**/${call}`;
  await page.route(address, (route) => route.abort());
  await act();
  await expect(page.getByText(said).first()).toBeVisible();
  await page.unroute(address);
}
