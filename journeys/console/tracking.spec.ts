import { expect, type Page, test } from '@playwright/test';
import { bookRail } from '../support/book-rail.ts';
import { signIn } from '../support/people.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A shipment of this journey alone, open in the console. */
async function opened(page: Page, part: string) {
  await signIn(page, 'dispatcher');
  const number = await bookRail(page.request);
  await page.goto(`/admin?q=${number}&shipment=${number}&part=${part}`);
  return { number, dialog: page.getByRole('dialog', { name: number }) };
}

test('an event sets the status it implies, is corrected in place, and the history says what it was', async ({
  page,
}) => {
  const { number, dialog } = await opened(page, 'events');
  await dialog.getByLabel('Status').selectOption('Picked up');
  await dialog.getByLabel('Location').fill('Chicago');
  await dialog.getByRole('option', { name: /^Chicago, Illinois/ }).click();
  const offer = dialog.getByRole('checkbox', { name: 'Also set the shipment to picked up' });
  await expect(offer).toBeChecked();
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Tracking event added successfully', { exact: true })).toBeVisible();
  await expect(dialog.getByText('PICKED UP').first()).toBeVisible();

  await dialog.getByLabel('Status').selectOption('Pending');
  const back = dialog.getByRole('checkbox', { name: 'Also set the shipment to pending' });
  await expect(back).not.toBeChecked();
  await expect(back).toHaveAccessibleDescription(/unusual change/);
  await dialog.getByLabel('Status').selectOption('Picked up');
  await expect(back).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Edit event: Picked up, Chicago, US' }).click();
  const form = dialog.getByRole('form', { name: 'Edit the tracking event' });
  await expect(form.getByLabel('Location')).toBeFocused();
  await form.getByLabel('Location').fill('Joliet');
  await form.getByRole('option', { name: /^Joliet, Illinois/ }).click();
  await expect(form.getByLabel('Latitude')).toHaveValue(/^41\.5/);
  await form.getByLabel('When').fill('2099-01-01T10:00');
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(form.getByLabel('When')).toHaveAccessibleDescription(/This is in the future/);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  const edit = dialog.getByRole('button', { name: 'Edit event: Picked up, Chicago, US' });
  await expect(edit).toBeFocused();

  await edit.click();
  await form.getByLabel('Location').fill('Joliet');
  await form.getByRole('option', { name: /^Joliet, Illinois/ }).click();
  await form.getByLabel('Description').fill('At the ramp');
  await form.getByRole('button', { name: 'Save event' }).click();
  await expect(page.getByText('Tracking event updated', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Edit event: Picked up, Joliet, US' })).toBeFocused();

  await dialog.getByRole('tab', { name: 'History' }).click();
  const history = dialog.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Tracking event edited');
  await expect(history).toContainText('Location: Chicago, US → became Joliet, US');
  await page.goto(`/track/${number}`);
  await expect(page.getByText('Joliet, US').first()).toBeVisible();
  await expect(page.getByText('At the ramp')).toBeVisible();
});

test('a stop is inserted, corrected, moved, reached and deleted; the open tracking page follows', async ({
  page,
}) => {
  const { number, dialog } = await opened(page, 'events');
  await dialog.getByLabel('Status').selectOption('In transit');
  await dialog.getByLabel('Location').fill('Chicago, US');
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Tracking event added successfully', { exact: true })).toBeVisible();
  const tracked = await page.context().newPage();
  await tracked.goto(`/track/${number}`);
  const shown = tracked.getByRole('region', { name: 'Route stops' }).getByRole('listitem');
  await expect(shown).toHaveCount(2);
  await page.bringToFront();

  await dialog.getByRole('tab', { name: 'Route Waypoints' }).click();
  const list = dialog.getByRole('list', { name: /waypoints$/ });
  const stop = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  const menu = (name: string) => dialog.getByRole('button', { name: new RegExp(`^More for ${name}`) });
  const choose = async (name: string, item: string) => {
    await menu(name).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await dialog.getByLabel('Location name').fill('Denver');
  await dialog.getByRole('option', { name: /^Denver, Colorado/ }).click();
  await expect(dialog.getByLabel('Latitude')).toHaveValue(/^39\.7/);
  const redrawn = tracked.waitForRequest(/\/api\/rpc\/tracking\/route/);
  await dialog.getByRole('button', { name: 'Add waypoint' }).click();
  await expect(page.getByText('Waypoint added successfully', { exact: true })).toBeVisible();
  await expect(stop('Denver, US')).toContainText('Pending');
  await expect(list.getByRole('listitem').last()).toContainText('Destination');
  await redrawn;
  await expect(shown).toHaveCount(3);
  await expect(shown.nth(1)).toContainText('Denver, US');

  await dialog.getByLabel('Location name').fill('Omaha');
  await dialog.getByRole('option', { name: /^Omaha, Nebraska/ }).click();
  await dialog.getByLabel('Before', { exact: true }).selectOption('Denver, US');
  await dialog.getByRole('button', { name: 'Add waypoint' }).click();
  await expect(stop('Omaha, US')).toBeVisible();
  const order = () => list.getByRole('listitem').locator('p.font-semibold').allTextContents();
  const names = await order();
  expect(names.indexOf('Denver, US') - names.indexOf('Omaha, US')).toBe(1);

  const down = dialog.getByRole('button', { name: 'Move down: Omaha, US' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waypoint moved', { exact: true })).toBeVisible();
  await expect.poll(async () => (await order()).indexOf('Omaha, US')).toBe(names.indexOf('Denver, US'));
  await expect(down).toBeFocused();
  await dialog.getByRole('button', { name: 'Move up: Omaha, US' }).press('Enter');
  await expect.poll(order).toEqual(names);

  await choose('Denver', 'Edit');
  const form = dialog.getByRole('form', { name: 'Edit the waypoint' });
  await expect(form.getByLabel('Location name')).toBeFocused();
  await form.getByLabel('Location name').fill('Pueblo');
  await form.getByRole('option', { name: /^Pueblo, Colorado/ }).click();
  await expect(form.getByLabel('Latitude')).toHaveValue(/^38\.2/);
  await form.getByRole('button', { name: 'Save waypoint' }).click();
  await expect(page.getByText('Waypoint updated', { exact: true })).toBeVisible();
  await expect(stop('Pueblo, US')).toBeVisible();
  await expect(menu('Pueblo')).toBeFocused();

  await choose('Omaha', 'Mark reached');
  const reached = dialog.getByRole('form', { name: 'When was Omaha, US reached?' });
  await reached.getByLabel('Reached at').fill('2099-01-01T10:00');
  await reached.getByRole('button', { name: 'Mark reached' }).click();
  await expect(reached.getByLabel('Reached at')).toHaveAccessibleDescription(/This is in the future/);
  await reached.getByLabel('Reached at').fill('2026-01-01T10:00');
  await reached.getByRole('button', { name: 'Mark reached' }).click();
  await expect(reached.getByLabel('Reached at')).toHaveAccessibleDescription(
    /This is before the goods were picked up/,
  );
  await reached.getByRole('button', { name: 'Cancel' }).click();
  await expect(menu('Omaha')).toBeFocused();
  await choose('Omaha', 'Mark reached');
  await reached.getByRole('button', { name: 'Mark reached' }).click();
  await expect(page.getByText('Waypoint marked reached', { exact: true })).toBeVisible();
  await expect(stop('Omaha, US')).toContainText(/Completed\s*reached \w+ \d+/);
  await expect(shown.filter({ hasText: 'Omaha, US' })).toContainText(/Completed · \w+ \d+/);
  await choose('Omaha', 'Undo arrival');
  const arrival = dialog.getByRole('alertdialog', { name: 'Undo the arrival at Omaha, US?' });
  await arrival.getByRole('button', { name: 'Undo arrival' }).click();
  await expect(page.getByText('Arrival undone', { exact: true })).toBeVisible();
  await expect(stop('Omaha, US')).toContainText('Pending');

  await choose('Pueblo', 'Delete');
  const question = dialog.getByRole('alertdialog', { name: 'Delete Pueblo, US?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Waypoint deleted', { exact: true })).toBeVisible();
  await expect(stop('Pueblo, US')).toHaveCount(0);
  await expect(shown).toHaveCount(3);

  await dialog.getByRole('tab', { name: 'History' }).click();
  const history = dialog.getByRole('list', { name: 'History' });
  await expect(history).toContainText('Waypoint deleted');
  await expect(history).toContainText('Location name: Denver, US → became Pueblo, US');
});
