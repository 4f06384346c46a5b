import { expect, type Page, test } from '@playwright/test';
import { bookRail } from './book-rail.ts';
import { signIn } from './people.ts';

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
  const offer = dialog.getByRole('checkbox', { name: 'Set the shipment to picked up as well' });
  await expect(offer).toBeChecked();
  await dialog.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByText('Tracking event added successfully', { exact: true })).toBeVisible();
  await expect(dialog.getByText('PICKED UP').first()).toBeVisible();

  await dialog.getByLabel('Status').selectOption('Pending');
  const back = dialog.getByRole('checkbox', { name: 'Set the shipment to pending as well' });
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
  await expect(history).toContainText('Corrected a tracking event');
  await expect(history).toContainText('Location: Chicago, US → became Joliet, US');
  await page.goto(`/track/${number}`);
  await expect(page.getByText('Joliet, US').first()).toBeVisible();
  await expect(page.getByText('At the ramp')).toBeVisible();
});
