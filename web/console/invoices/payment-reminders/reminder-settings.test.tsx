import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CUSTOMER } from '#web/gallery/customer-fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ReminderSettingsDialog } from './reminder-settings-dialog.tsx';
import { RemindersButton } from './reminders-button.tsx';

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
});

const SETTINGS = {
  automatic: false,
  levels: [
    { name: 'Payment reminder', days_after_due: 7 },
    { name: 'Final notice', days_after_due: 21 },
  ],
};

async function open(role: 'admin' | 'dispatcher') {
  const calls = serve({
    'people.session': () => ({ ...CUSTOMER, role }),
    'invoices.reminderSettings': () => SETTINGS,
    'invoices.setReminderSettings': () => SETTINGS,
  });
  const onClose = vi.fn();
  const { user } = renderPiece(<ReminderSettingsDialog onClose={onClose} />);
  await screen.findByText(role === 'admin' ? 'Dunning levels' : 'Only sent by hand.');
  const dialog = within(screen.getByRole('dialog', { name: 'Payment reminders' }));
  const saved = () => calls.find(({ operation }) => operation === 'invoices.setReminderSettings')?.input;
  return { user, dialog, onClose, saved };
}

test('an admin turns reminders on and adds a level', async () => {
  const { user, dialog, onClose, saved } = await open('admin');
  await user.click(await dialog.findByRole('checkbox', { name: /^Send automatically/ }));
  await user.click(dialog.getByRole('button', { name: 'Add level' }));
  const third = within(dialog.getByRole('group', { name: 'Level 3' }));
  await user.type(third.getByRole('textbox', { name: 'Name' }), 'Collection');
  const days = third.getByRole('textbox', { name: 'Days overdue' });
  await user.type(days, '21');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await third.findByText('Enter more days than for the level before.')).toBeDefined();
  expect(saved()).toBeUndefined();
  await user.clear(days);
  await user.type(days, '35');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved()).toEqual({
    automatic: true,
    levels: [...SETTINGS.levels, { name: 'Collection', days_after_due: 35 }],
    from: SETTINGS,
  });
});

test('a level can be removed, but not the last one', async () => {
  const { user, dialog, saved, onClose } = await open('admin');
  await user.click(await dialog.findByRole('button', { name: 'Remove level 1' }));
  expect(dialog.queryByRole('button', { name: /^Remove level/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(saved()).toEqual({
    automatic: false,
    levels: SETTINGS.levels.slice(1),
    from: SETTINGS,
  });
});

test('a change by someone else is shown before it is replaced, and nothing typed is lost', async () => {
  let stored = SETTINGS;
  const calls = serve({
    'people.session': () => ({ ...CUSTOMER, role: 'admin' }),
    'invoices.reminderSettings': () => stored,
    'invoices.setReminderSettings': ({ from }: { from: unknown }) => {
      if (JSON.stringify(from) !== JSON.stringify(stored)) throw refusal('VERSION_CONFLICT', 'Someone else.');
      return stored;
    },
  });
  const onClose = vi.fn();
  const { user, client } = renderPiece(<ReminderSettingsDialog onClose={onClose} />);
  await user.click(await screen.findByRole('checkbox', { name: /^Send automatically/ }));
  stored = { ...SETTINGS, levels: SETTINGS.levels.slice(1) };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Someone else.')).toBeDefined();
  // The pages have one client, which a version conflict invalidates; the test has its own.
  await client.invalidateQueries();
  expect(await screen.findByText('Someone else changed the payment reminders.')).toBeDefined();
  expect(screen.getByText(/is now Final notice \(21 days\)/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  expect(screen.queryByRole('group', { name: 'Level 2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls.findLast(({ operation }) => operation === 'invoices.setReminderSettings')?.input).toEqual({
    automatic: true,
    levels: stored.levels,
    from: stored,
  });
});

test('other staff read them', async () => {
  const { dialog } = await open('dispatcher');
  expect(await dialog.findByText('Only sent by hand.')).toBeDefined();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Payment reminder, 7 days after the due date',
    'Final notice, 21 days after the due date',
  ]);
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

test.each([
  ['dispatcher', /^Final notice, 21 days/],
  ['admin', 'Dunning levels'],
] as const)(
  'for the role %s, the button above the invoices opens the settings and has the focus after them',
  async (role, text) => {
    serve({
      'people.session': () => ({ ...CUSTOMER, role }),
      'invoices.reminderSettings': () => SETTINGS,
    });
    const { user } = renderPiece(<RemindersButton />);
    const button = screen.getByRole('button', { name: 'Payment reminders' });
    await user.click(button);
    await screen.findByText(text);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(button));
  },
);
