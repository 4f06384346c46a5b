import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { lost, refusal } from '#web/server-for-tests.ts';
import { button, input, NUMBER, open, resetDialog, SHIPMENT, titles } from './workspace/dialog-for-tests.tsx';

beforeEach(resetDialog);

test('a change by somebody else is shown beside what was typed, which is preserved, and either can be saved', async () => {
  const { user, sent, changeElsewhere } = await open('', {
    'shipments.edit': () => ({ version: 3, reroute_due: false }),
  });
  const cost = await input(/^Cost/);
  await user.clear(cost);
  await user.type(cost, '99');
  const weight = await input(/^Weight/);
  await user.clear(weight);
  await user.type(weight, '750');
  changeElsewhere({ version: 2, cost_cents: 12_000, priority: 'urgent' });
  const panel = within(
    (await screen.findByText('Someone else changed this shipment.')).closest('[role=alert]') as HTMLElement,
  );
  expect(panel.getByText('$120.00')).toBeDefined();
  expect(panel.getByText('You typed $99.00')).toBeDefined();
  expect((await button('Save')).disabled).toBe(true);
  await user.click(await button('Load the newer version'));
  expect([cost.value, weight.value]).toEqual(['120.00', '750']);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Priority' }).value).toBe('urgent');
  await user.click(await button('Use my value: Cost'));
  await user.click(await button('Save'));
  await waitFor(() =>
    expect(sent('shipments.edit')).toMatchObject([
      { version: 2, change: { cost_cents: 9_900, cargo_weight: 750 } },
    ]),
  );
});

test('where nothing was typed, a change by somebody else simply appears', async () => {
  const { changeElsewhere } = await open();
  const weight = await input(/^Weight/);
  changeElsewhere({ version: 2, cargo_weight: 750 });
  await waitFor(() => expect(weight.value).toBe('750'));
});

test('a shipment that cannot be loaded says so once, and can be retried', async () => {
  let fails = true;
  const { user } = await open('', {
    'shipments.record': () => {
      if (fails) throw refusal('BAD_REQUEST', 'No.', 400);
      return SHIPMENT;
    },
  });
  expect(await screen.findByText('Failed to load shipment details')).toBeDefined();
  expect(titles()).toEqual(['Failed to load shipment details']);
  fails = false;
  await user.click(await button('Retry'));
  expect(await input(/^Cost/)).toBeDefined();
});

test('an unusual change of status is confirmed, and says when it could not be sent', async () => {
  const { user, sent } = await open('', { 'shipments.changeStatus': lost });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Status/ }), 'Pending');
  await user.click(await button('Save'));
  const question = within(await screen.findByRole('alertdialog', { name: /unusual change/ }));
  expect(sent('shipments.changeStatus')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Change status' }));
  await waitFor(() => expect(titles()).toContain('Unable to sync status update'));
});

test('offline, Save says why it cannot be pressed', async () => {
  await open();
  const save = await button('Save');
  act(() => setOnline(false));
  expect(save.disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Save', description: /You are offline/ })).toBeDefined();
});

test('with a dialog over it, leaving asks before unsaved changes behind are lost, with one blocker', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user, address } = await open('', {}, { ...SHIPMENT, price_status: 'indicative' });
  const weight = await input(/^Weight/);
  await user.clear(weight);
  await user.type(weight, '750');
  await user.click(await button('Confirm booking'));
  const price = await screen.findByRole('dialog', { name: `Confirm ${NUMBER}` });
  act(() => screen.getByText('All').click());
  await user.click(await within(price).findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe(`/admin?shipment=${NUMBER}`);
  await user.click(within(price).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: `Confirm ${NUMBER}` })).toBeNull());
  expect((await input(/^Weight/)).value).toBe('750');
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('All shipments')).toBeDefined();
  expect(warn.mock.calls.flat().filter((text) => /blocker/.test(String(text)))).toEqual([]);
  warn.mockRestore();
});
