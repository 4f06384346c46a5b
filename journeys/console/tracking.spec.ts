import { expect, test } from '@playwright/test';
import { bookRail } from '../support/book-rail.ts';
import { signIn } from '../support/people.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('an event and stops are recorded, corrected and moved; the open tracking page follows', async ({
  page,
}) => {
  await signIn(page, 'dispatcher');
  const number = await bookRail(page.request);
  const tracked = await page.context().newPage();
  // Its live map, which takes much time without a graphics card, stays out of view.
  await tracked.setViewportSize({ width: 390, height: 400 });
  await tracked.goto(`/track/${number}`);
  await tracked.keyboard.press('Shift');
  const shown = tracked.getByRole('region', { name: 'Route stops' }).getByRole('listitem');
  await page.goto(`/admin?q=${number}&shipment=${number}&part=events`);
  await page.bringToFront();
  const dialog = page.getByRole('dialog', { name: number });

  await test.step('an event sets the status that it implies, and is corrected in place', async () => {
    await dialog.getByLabel('Status').selectOption('Picked up');
    await dialog.getByLabel('Location').fill('Chicago');
    await dialog.getByRole('option', { name: /^Chicago, Illinois/ }).click();
    await expect(dialog.getByRole('checkbox', { name: 'Also set the shipment to picked up' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Add event' }).click();
    await expect(page.getByText('Tracking event added successfully', { exact: true })).toBeVisible();
    await expect(dialog.getByText('PICKED UP').first()).toBeVisible();
    await expect(shown).toHaveCount(2);

    await dialog.getByRole('button', { name: 'Edit event: Picked up, Chicago, US' }).click();
    const form = dialog.getByRole('form', { name: 'Edit the tracking event' });
    await expect(form.getByLabel('Location')).toBeFocused();
    await form.getByLabel('Location').fill('Joliet');
    await form.getByRole('option', { name: /^Joliet, Illinois/ }).click();
    await expect(form.getByLabel('Latitude')).toHaveValue(/^41\.5/);
    await form.getByLabel('Description').fill('At the ramp');
    await form.getByRole('button', { name: 'Save event' }).click();
    await expect(page.getByText('Tracking event updated', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Edit event: Picked up, Joliet, US' })).toBeFocused();
    await expect(tracked.getByText('Joliet, US').first()).toBeVisible();
    await expect(tracked.getByText('At the ramp').first()).toBeVisible();
  });

  await dialog.getByRole('tab', { name: 'Route Waypoints' }).click();
  const list = dialog.getByRole('list', { name: /waypoints$/ });
  const stop = (name: string) => list.getByRole('listitem').filter({ hasText: name });
  const order = () => list.getByRole('listitem').locator('p.font-semibold').allTextContents();
  const choose = async (name: string, item: string) => {
    await dialog.getByRole('button', { name: new RegExp(`^More for ${name}`) }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };

  await test.step('stops are inserted and moved, and the line follows', async () => {
    await dialog.getByLabel('Location name').fill('Denver');
    await dialog.getByRole('option', { name: /^Denver, Colorado/ }).click();
    const redrawn = tracked.waitForRequest(/\/api\/rpc\/tracking\/route/);
    await dialog.getByRole('button', { name: 'Add waypoint' }).click();
    await expect(stop('Denver, US')).toContainText('Pending');
    await expect(list.getByRole('listitem').last()).toContainText('Destination');
    await redrawn;
    await expect(shown).toHaveCount(3);
    await expect(shown.nth(1)).toContainText('Denver, US');

    await dialog.getByLabel('Location name').fill('Rest stop');
    await dialog.locator('[data-chart-press]').click({ position: { x: 120, y: 90 } });
    await expect(dialog.getByLabel('Longitude')).toHaveValue(/^-1?\d\d\.\d{4}$/);
    await dialog.getByLabel('Before', { exact: true }).selectOption('Denver, US');
    await dialog.getByRole('button', { name: 'Add waypoint' }).click();
    await expect(stop('Rest stop')).toBeVisible();
    const names = await order();
    expect(names.indexOf('Denver, US') - names.indexOf('Rest stop')).toBe(1);
    const down = dialog.getByRole('button', { name: 'Move down: Rest stop' });
    await down.press('Enter');
    await expect.poll(async () => (await order()).indexOf('Rest stop')).toBe(names.indexOf('Denver, US'));
    await expect(down).toBeFocused();
  });

  await test.step('a stop is reached, and the arrival undone', async () => {
    await choose('Denver', 'Mark reached');
    const reached = dialog.getByRole('form', { name: 'When was Denver, US reached?' });
    await reached.getByRole('button', { name: 'Mark reached' }).click();
    await expect(page.getByText('Waypoint marked reached', { exact: true })).toBeVisible();
    await expect(stop('Denver, US')).toContainText(/Completed\s*reached \w+\s\d+/);
    await expect(shown.filter({ hasText: 'Denver, US' })).toContainText(/Completed · \w+\s\d+/);
    await choose('Denver', 'Undo arrival');
    const arrival = dialog.getByRole('alertdialog', { name: 'Undo the arrival at Denver, US?' });
    await arrival.getByRole('button', { name: 'Undo arrival' }).click();
    await expect(stop('Denver, US')).toContainText('Pending');
  });

  await test.step('a stop is deleted, and the history says what happened', async () => {
    await choose('Rest stop', 'Delete');
    await dialog
      .getByRole('alertdialog', { name: 'Delete Rest stop?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(stop('Rest stop')).toHaveCount(0);
    await expect(shown).toHaveCount(3);
    await dialog.getByRole('tab', { name: 'History' }).click();
    const history = dialog.getByRole('list', { name: 'History' });
    await expect(history).toContainText('Waypoint deleted');
    await expect(history).toContainText('Location: Chicago, US → became Joliet, US');
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
