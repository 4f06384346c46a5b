import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { trackedShipment } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { ShipmentActions } from './shipment-actions.tsx';

const follow = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Follow by e-mail' });

function show(change: Parameters<typeof trackedShipment>[0] = {}) {
  serve({ 'people.session': () => null });
  return renderPiece(<ShipmentActions shipment={trackedShipment(change)} />);
}

test('everyone can follow a shipment under way', () => {
  show();
  expect(follow()?.disabled).toBe(false);
});

test('offline it cannot be followed, and the reason is said', async () => {
  show();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(follow()?.disabled).toBe(true);
  expect(await screen.findByText('You can follow this shipment once you are online again.')).toBeDefined();
});

test('a delivered shipment needs no following', () => {
  show({ status: 'delivered' });
  expect(follow()).toBeNull();
});

test('a cancelled shipment says whom to ask', async () => {
  show({ status: 'cancelled', live: null });
  expect(follow()).toBeNull();
  expect((await screen.findByRole('link', { name: '+1 (310) 555-0100' })).getAttribute('href')).toMatch(
    /^tel:/,
  );
  expect(screen.getByRole('link', { name: 'ops@groundswell.example' })).toBeDefined();
});
