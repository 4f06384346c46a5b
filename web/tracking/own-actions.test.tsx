import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { MESSAGES_ID, OwnActions } from './own-actions.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const ADA = {
  user_id: '01900000-0000-7000-8000-000000000004',
  full_name: 'Ada Reyes',
  email: 'ada@reyes.example',
  role: 'customer',
  permissions: ['view', 'book'],
};
const SHIPMENT = { tracking_number: 'GS104588210', status: 'in_transit' as const };
const share = () => screen.queryByRole('button', { name: 'Share' });
const message = () => screen.queryByRole('button', { name: 'Message us' });

function open(session: unknown, details: () => unknown, change = {}) {
  const calls = serve({ 'people.session': () => session, 'tracking.details': details });
  renderPiece(<OwnActions shipment={{ ...SHIPMENT, ...change }} />);
  return () => calls.map(({ operation }) => operation);
}

test('a person who sees the details can share', async () => {
  open(ADA, () => ({ origin_address: '' }));
  await waitFor(() => expect(share()).not.toBeNull());
});

test('for a visitor the details are not requested', async () => {
  const requested = open(null, () => ({}));
  await waitFor(() => expect(requested()).toEqual(['people.session']));
  expect(share()).toBeNull();
});

test('someone else’s shipment has no button', async () => {
  const requested = open(ADA, () => {
    throw refusal('NOT_FOUND', 'No shipment found with this tracking number', 404);
  });
  await waitFor(() => expect(requested()).toContain('tracking.details'));
  expect(share()).toBeNull();
});

test('“Message us” leads to the message field', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  serve({ 'people.session': () => ADA, 'tracking.details': () => ({ origin_address: '' }) });
  const { user } = renderPiece(
    <>
      <OwnActions shipment={SHIPMENT} />
      <div id={MESSAGES_ID}>
        <textarea aria-label="Message to our team" />
      </div>
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Message us' }));
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Message to our team' }));
});

test('people who may book can request a change until the shipment is delivered or cancelled', async () => {
  const change = () => screen.queryByRole('link', { name: 'Request a change' });
  open(ADA, () => ({ origin_address: '' }));
  await waitFor(() => expect(change()?.getAttribute('href')).toBe('/messages/GS104588210#changes'));
  for (const [person, status] of [
    [{ ...ADA, permissions: ['view'] }, 'in_transit'],
    [ADA, 'delivered'],
    [{ ...ADA, role: 'dispatcher' }, 'in_transit'],
  ] as const) {
    cleanup();
    open(person, () => ({ origin_address: '' }), { status });
    await waitFor(() => expect(share()).not.toBeNull());
    expect(change()).toBeNull();
  }
});

test('staff answer in the console', async () => {
  open({ ...ADA, role: 'dispatcher' }, () => ({ origin_address: '' }));
  await waitFor(() => expect(share()).not.toBeNull());
  expect(message()).toBeNull();
});
