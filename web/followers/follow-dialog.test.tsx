import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '#web/browser-for-tests.ts';
import { trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { ShipmentActions } from '#web/tracking/shipment-actions.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  setOnline(true);
});

const NOBODY = { 'people.session': () => null };

async function open(request: () => unknown = () => ({})) {
  const calls = serve({ ...NOBODY, 'followers.request': request });
  const rendered = renderPiece(<ShipmentActions shipment={trackedShipment()} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Follow by e-mail' }));
  await screen.findByRole('dialog', { name: 'Follow by e-mail' });
  const follow = async (email: string) => {
    if (email) await rendered.user.type(screen.getByRole('textbox', { name: 'E-mail' }), email);
    await rendered.user.click(screen.getByRole('button', { name: 'Follow this shipment' }));
  };
  return {
    ...rendered,
    follow,
    sent: () => calls.filter(({ operation }) => operation === 'followers.request'),
  };
}

test('an address is asked to confirm by the mailed link', async () => {
  const { follow, sent } = await open();
  await follow('ada@reyes.example');
  const message = await screen.findByText('Check your e-mail');
  expect(message.parentElement?.textContent).toContain('We sent a link to ada@reyes.example.');
  expect(sent()).toEqual([
    {
      operation: 'followers.request',
      input: { tracking_number: 'GS104588210', email: 'ada@reyes.example', homepage: '' },
    },
  ]);
  expect(screen.queryByRole('textbox', { name: 'E-mail' })).toBeNull();
});

test.each(['', 'ada'])('%j is no address, and nothing is sent', async (email) => {
  const { follow, sent } = await open();
  await follow(email);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
});

test.each([
  ['a lost connection', lost, /try again/i],
  [
    'too many requests',
    () => {
      throw refusal('TOO_MANY_REQUESTS', 'Too many requests. Try again in 5 minutes.', 429);
    },
    /Try again in 5 minutes/,
  ],
])('%s is reported, and the address stays', async (_, request, message) => {
  const { follow } = await open(request);
  await follow('ada@reyes.example');
  expect((await screen.findByRole('alert')).textContent).toMatch(message);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' }).value).toBe('ada@reyes.example');
});

test('offline, nothing can be sent', async () => {
  await open();
  setOnline(false);
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Follow this shipment' }).disabled).toBe(
      true,
    ),
  );
});

test.each(['delivered', 'cancelled'] as const)('a %s shipment is not followed', (status) => {
  serve(NOBODY);
  renderPiece(<ShipmentActions shipment={trackedShipment({ status })} />);
  expect(screen.queryByRole('button', { name: 'Follow by e-mail' })).toBeNull();
});
