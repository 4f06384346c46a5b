import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { lost } from '#web/server-for-tests.ts';
import { button, EVENT, NUMBER, open, resetDialog, titles } from '../workspace/dialog-for-tests.tsx';

beforeEach(resetDialog);

test('an event implies a status, which is set with it unless the change is unusual', async () => {
  const { user, sent } = await open('events', { 'tracking.addEvent': () => ({ id: EVENT.id }) });
  const status = await screen.findByRole('combobox', { name: 'Status' });
  const offer = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  await user.selectOptions(status, 'Pending');
  expect(offer(/^Also set the shipment to pending.*unusual change/).checked).toBe(false);
  await user.selectOptions(status, 'In transit');
  expect(screen.queryByRole('checkbox', { name: /^Also set/ })).toBeNull();
  await user.selectOptions(status, 'Customs');
  expect(offer(/^Also set the shipment to customs/).checked).toBe(true);
  await user.type(screen.getByRole('combobox', { name: 'Location' }), 'Lima');
  await user.click(await button('Add event'));
  await waitFor(() => expect(titles()).toContain('Tracking event added successfully'));
  expect(sent('tracking.addEvent')).toMatchObject([{ status: 'customs', set_status: true }]);
});

test('an incomplete event is refused in the form, and one that was not sent stays there', async () => {
  const { user, sent } = await open('events', { 'tracking.addEvent': lost });
  await user.click(await button('Add event'));
  expect(titles()).toEqual(['Please fill in all required fields']);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Customs');
  const place = screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });
  await user.type(place, 'Lima');
  await user.click(await button('Add event'));
  await waitFor(() => expect(titles()).toContain('Failed to add tracking event'));
  expect([place.value, sent('tracking.addEvent').length]).toEqual(['Lima', 1]);
});

test('an event is edited in place; a time in the future is refused, and Cancel returns to its button', async () => {
  const { user } = await open('events');
  const edit = await button('Edit event: Picked up, Santiago, CL');
  await user.click(edit);
  const form = within(screen.getByRole('form', { name: 'Edit the tracking event' }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByRole('combobox', { name: 'Location' })));
  const when = form.getByLabelText('When', { exact: false });
  await user.clear(when);
  await user.type(when, '2099-01-01T10:00');
  await user.click(form.getByRole('button', { name: 'Save event' }));
  expect(await form.findByText(/This is in the future/)).toBeDefined();
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('form', { name: 'Edit the tracking event' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(edit));
});

test('an event is deleted after a question that starts at Cancel, and a failure says so', async () => {
  let attempts = 0;
  const { user, sent } = await open('events', {
    'tracking.deleteEvent': () => {
      attempts += 1;
      return attempts === 1 ? lost() : {};
    },
  });
  await user.click(await button('Delete event: Picked up, Santiago, CL'));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete event?' }));
  await waitFor(() => expect(document.activeElement).toBe(question.getByRole('button', { name: 'Cancel' })));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titles()).toContain('Failed to delete tracking event'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titles()).toContain('Tracking event deleted'));
  expect(sent('tracking.deleteEvent')).toEqual(Array(2).fill({ tracking_number: NUMBER, id: EVENT.id }));
});
