import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { Amendments } from './amendments.tsx';

const NUMBER = 'GS104588210';
const DECLINED = {
  id: '01900000-0000-7000-8000-000000000001',
  tracking_number: NUMBER,
  status: 'declined',
  reason: 'The buyer wants it',
  difference: [
    { field: 'cargo_weight', from: 21_400, to: 20_000 },
    { field: 'fragile', from: false, to: true },
    { field: 'special_instructions', from: '', to: 'Ring at gate 3' },
    { field: 'service_type', from: 'same_day', to: 'express' },
    { field: 'cargo_value_cents', from: 100_000, to: 250_000 },
    { field: 'status', from: 'in_transit', to: 'cancelled' },
  ],
  requested_by: 'Dana Whitfield',
  created_at: NOW,
  decided_at: NOW,
  answer: 'It is loaded already.',
};
const FILE = { parties: [{ id: 'p1', role: 'shipper', name: 'Haoyue' }], references: [] };

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

function show(responses: Parameters<typeof serve>[0] = {}, amendments: unknown[] = []) {
  const calls = serve({
    'amendments.list': () => ({ amendments }),
    'shipmentFile.find': () => FILE,
    ...responses,
  });
  return { ...renderPiece(<Amendments tracking_number={NUMBER} canRequest />), calls };
}

test('a request shows its state, its difference and our answer', async () => {
  show({}, [DECLINED]);
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByText('Declined')).toBeDefined();
  expect(item.getByText('Our answer: It is loaded already.')).toBeDefined();
  const text = screen.getByRole('listitem').textContent;
  for (const part of [
    /Weight21,400\skg → 20,000\skg/,
    'FragileNo → Yes',
    'Special instructionsNot set → Ring at gate 3',
    'ServiceSame day → Express',
    'Cargo value$1,000.00 → $2,500.00',
    'StatusIn transit → Cancelled',
  ])
    expect(text).toMatch(part);
});

test('the link on the tracking page opens the form', async () => {
  serve({ 'amendments.list': () => ({ amendments: [] }), 'shipmentFile.find': () => FILE });
  renderPiece(<Amendments tracking_number={NUMBER} canRequest />, { at: `/messages/${NUMBER}#changes` });
  const field = await screen.findByLabelText('Change 1');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('several changes are requested with a reason, parties with those that stay', async () => {
  const { user, calls } = show({ 'amendments.request': () => DECLINED });
  await user.click(await screen.findByRole('button', { name: 'Request a change' }));
  await user.selectOptions(await screen.findByLabelText('Change 1'), 'Weight in kg');
  await user.type(screen.getByLabelText('New value'), 'heavy');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect((await screen.findAllByText('Enter a number.')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Enter the reason.').length).toBeGreaterThan(0);
  await user.clear(screen.getByLabelText('New value'));
  await user.type(screen.getByLabelText('New value'), '20000,5');
  for (const [order, field] of [
    [2, 'Consignee'],
    [3, 'Fragile'],
    [4, 'Additional PO number'],
    [5, 'Cargo value in USD'],
  ] as const) {
    await user.click(screen.getByRole('button', { name: 'Add another change' }));
    await user.selectOptions(screen.getByLabelText(`Change ${order}`), field);
  }
  const [, consignee, , po, value] = screen.getAllByLabelText('New value') as HTMLElement[];
  await user.type(consignee as HTMLElement, 'Rheinwerk GmbH{Enter}Hafenstraße 41');
  await user.type(po as HTMLElement, 'RL-4500217');
  await user.type(value as HTMLElement, '2500');
  await user.type(screen.getByLabelText('Reason'), 'The buyer wants it');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('button', { name: 'Request a change' })).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'amendments.request')?.input).toEqual({
    tracking_number: NUMBER,
    reason: 'The buyer wants it',
    changes: {
      cargo_weight: 20_000.5,
      cargo_value_cents: 250_000,
      fragile: true,
      parties: [
        { id: 'p1', role: 'shipper', name: 'Haoyue' },
        { role: 'consignee', name: 'Rheinwerk GmbH', address: 'Hafenstraße 41' },
      ],
      references: [{ kind: 'PO', value: 'RL-4500217' }],
    },
  });
});

test('Cancel asks before what was entered is lost', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Request a change' }));
  await user.type(await screen.findByLabelText('Reason'), 'The buyer moved');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('You have unsaved changes. Discard them?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The buyer moved');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: 'Request a change' })).toBeDefined();
});

test('a request does not empty the delivery address', async () => {
  const { user, calls } = show({ 'amendments.request': () => DECLINED });
  await user.click(await screen.findByRole('button', { name: 'Request a change' }));
  await user.type(await screen.findByLabelText('Reason'), 'The buyer moved');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect((await screen.findAllByText('Enter the new value.')).length).toBeGreaterThan(0);
  expect(calls.some(({ operation }) => operation === 'amendments.request')).toBe(false);
});

test('figures are read as in the wizard: a comma before three digits separates thousands', async () => {
  const { user, calls } = show({ 'amendments.request': () => DECLINED });
  await user.click(await screen.findByRole('button', { name: 'Request a change' }));
  await user.selectOptions(await screen.findByLabelText('Change 1'), 'Weight in kg');
  await user.type(screen.getByLabelText('Reason'), 'Weighed again');
  for (const typed of ['-5', '1,2,3']) {
    await user.clear(screen.getByLabelText('New value'));
    await user.type(screen.getByLabelText('New value'), typed);
    await user.click(screen.getByRole('button', { name: 'Send request' }));
    expect((await screen.findAllByText('Enter a number.')).length).toBeGreaterThan(0);
  }
  await user.clear(screen.getByLabelText('New value'));
  await user.type(screen.getByLabelText('New value'), '18,500');
  await user.click(screen.getByRole('button', { name: 'Add another change' }));
  await user.selectOptions(screen.getByLabelText('Change 2'), 'Cargo value in USD');
  const [, value] = screen.getAllByLabelText('New value') as HTMLElement[];
  await user.type(value as HTMLElement, '25,000.50');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('button', { name: 'Request a change' })).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'amendments.request')?.input).toMatchObject({
    changes: { cargo_weight: 18_500, cargo_value_cents: 2_500_050 },
  });
});

test('a refusal is shown and what was typed stays; a change is removed again', async () => {
  const { user } = show({
    'amendments.request': () => {
      throw refusal('ENDED', 'This shipment was delivered or cancelled, so it can’t change.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Request a change' }));
  await user.selectOptions(await screen.findByLabelText('Change 1'), 'Cancel the shipment');
  expect(screen.queryByLabelText('New value')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add another change' }));
  await user.click(screen.getByRole('button', { name: 'Remove change 2' }));
  await user.type(screen.getByLabelText('Reason'), 'Sold elsewhere');
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(
    await screen.findByText('This shipment was delivered or cancelled, so it can’t change.'),
  ).toBeDefined();
  expect((screen.getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('Sold elsewhere');
});

test('people who may not book see the changes only; a failed load is repeated', async () => {
  serve({ 'amendments.list': () => ({ amendments: [] }) });
  const { unmount } = renderPiece(<Amendments tracking_number={NUMBER} canRequest={false} />);
  expect(await screen.findByText('No changes requested.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  show({ 'amendments.list': lost });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});
