import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { AmendmentList } from './amendment-list.tsx';

const NUMBER = 'GS104588210';
const AMENDMENT = {
  id: '01900000-0000-7000-8000-000000000003',
  tracking_number: NUMBER,
  status: 'requested',
  reason: 'The buyer is closed until January.',
  difference: [{ field: 'cargo_weight', from: 900, to: 1200 }],
  requested_by: 'Jana Vogt',
  created_at: new Date('2026-11-20T12:00:00Z'),
  decided_at: null,
  answer: '',
};

function showAmendment(approve: () => unknown = () => AMENDMENT) {
  const calls = serve({
    'amendments.list': () => ({ amendments: [AMENDMENT] }),
    'amendments.approve': approve,
    'amendments.decline': () => AMENDMENT,
  });
  return { ...renderPiece(<AmendmentList tracking_number={NUMBER} />), calls };
}

test('what the customer asked to change is approved after a question', async () => {
  const { user, calls } = showAmendment();
  const list = await screen.findByRole('region', { name: 'Amendments' });
  expect(list.textContent).toMatch(/Requested.*900.*1,200/);
  expect(list.textContent).toContain('The buyer is closed until January.');
  expect(list.textContent).toContain('Jana Vogt');
  const act = () => within(list).getByRole('button', { name: 'Approve' });
  await user.click(act());
  expect(calls.some(({ operation }) => operation === 'amendments.approve')).toBe(false);
  await user.click(act());
  await within(list).findByRole('button', { name: 'Decline' });
  expect(document.activeElement).toBe(within(list).getByRole('listitem'));
  expect(calls.find(({ operation }) => operation === 'amendments.approve')).toMatchObject({
    input: { id: '01900000-0000-7000-8000-000000000003' },
  });
});

test('an amendment is declined with a reason for its customer', async () => {
  const { user, calls } = showAmendment();
  const list = within(await screen.findByRole('region', { name: 'Amendments' }));
  await user.click(list.getByRole('button', { name: 'Decline' }));
  const reason = list.getByRole('textbox', { name: /^Reason/ });
  expect(document.activeElement).toBe(reason);
  await user.type(reason, 'It is loaded already.');
  await user.click(list.getByRole('button', { name: 'Cancel' }));
  await user.click(list.getByRole('button', { name: 'Keep editing' }));
  await user.click(list.getByRole('button', { name: 'Decline' }));
  await list.findByRole('button', { name: 'Approve' });
  expect(document.activeElement).toBe(list.getByRole('listitem'));
  expect(calls.find(({ operation }) => operation === 'amendments.decline')).toMatchObject({
    input: { id: AMENDMENT.id, reason: 'It is loaded already.' },
  });
});

test('why an amendment cannot be approved stands beside its buttons', async () => {
  const { user } = showAmendment(() => {
    throw refusal('CHANGED_SINCE', 'Someone else changed this since the request: cargo weight.', 409);
  });
  const list = within(await screen.findByRole('region', { name: 'Amendments' }));
  await user.click(list.getByRole('button', { name: 'Approve' }));
  await user.click(list.getByRole('button', { name: 'Approve' }));
  const alert = await list.findByRole('alert');
  expect(alert.textContent).toContain('Someone else changed this since the request: cargo weight.');
  expect(document.activeElement).toBe(alert);
  expect(list.getByRole('button', { name: 'Decline' })).toBeDefined();
});
