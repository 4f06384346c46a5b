import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShipmentException } from '#contract/exceptions.ts';
import { hoursAgo } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { ExceptionSection } from './exception-section.tsx';

const tracking_number = 'GS104588210';
const HELD: ShipmentException = {
  id: '01900000-0000-7000-8000-000000000001',
  tracking_number,
  code: 'CUSTOMS_HOLD',
  object: 'MSKU9070323',
  severity: 'high',
  description: 'The broker used the wrong HS code',
  customer_text: 'Customs inspects the container tomorrow.',
  owner: null,
  due_at: null,
  blocks: ['customs_release'],
  raised_by: 'Ines Vargas',
  raised_at: hoursAgo(5),
  resolution: '',
  resolved_at: null,
  version: 1,
};

const show = (list: () => unknown) => {
  const calls = serve({ 'tracking.details': () => ({}), 'exceptions.list': list });
  return { calls, ...renderPiece(<ExceptionSection tracking_number={tracking_number} />) };
};

test('shows the text for the customer, when it opened and when it was resolved, and nothing internal', async () => {
  const resolved = {
    ...HELD,
    id: '01900000-0000-7000-8000-000000000002',
    code: 'ROLLED' as const,
    object: '',
    customer_text: 'Loaded on the next sailing.',
    resolution: 'The carrier waived its fee',
    resolved_at: hoursAgo(2),
  };
  const internal = { ...HELD, id: '01900000-0000-7000-8000-000000000003', customer_text: '' };
  show(() => ({ exceptions: [HELD, internal, resolved] }));
  const section = within(await screen.findByRole('region', { name: 'Exceptions' }));
  const [open, closed] = section.getAllByRole('listitem').map((item) => item.textContent);
  expect(open).toMatch(/^Customs hold, MSKU9070323Customs inspects the container tomorrow\.Open since /);
  expect(closed).toMatch(/^RolledLoaded on the next sailing\.Opened .+ · Resolved /);
  expect(section.getAllByRole('listitem')).toHaveLength(2);
  expect(document.body.textContent).not.toMatch(/HS code|Ines Vargas|waived/);
});

test('without a published exception there is no section', async () => {
  const { calls } = show(() => ({ exceptions: [{ ...HELD, customer_text: '' }] }));
  await expect.poll(() => calls.length).toBe(2);
  expect(screen.queryByRole('region')).toBeNull();
});

test('people who may not see the details see none, and nothing is requested', async () => {
  const calls = serve({
    'tracking.details': () => {
      throw refusal('NOT_FOUND', 'No shipment found with this tracking number', 404);
    },
  });
  renderPiece(<ExceptionSection tracking_number={tracking_number} />);
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
  expect(calls.map(({ operation }) => operation)).toEqual(['tracking.details']);
});

test('a failure can be retried', async () => {
  let isLost = true;
  const { user } = show(() => (isLost ? lost() : { exceptions: [HELD] }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  isLost = false;
  await user.click(retry);
  expect(await screen.findByText(HELD.customer_text)).toBeDefined();
});
