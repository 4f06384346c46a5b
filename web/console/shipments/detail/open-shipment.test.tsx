import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { backToDocuments } from '#web/console/return-address.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { refusal, serve } from '#web/server-for-tests.ts';
import { OpenShipment } from './open-shipment.tsx';

beforeEach(() => {
  serve({
    'shipments.find': () => {
      throw refusal('NOT_FOUND', 'No such shipment.', 404);
    },
  });
});

const closeButton = async () =>
  within(await screen.findByRole('dialog', { name: 'GS1' })).getByRole('button', { name: /close/i });

test('closing removes the shipment from the URL', async () => {
  const { user, address } = renderPiece(<OpenShipment />, {
    at: '/admin?status=delayed&shipment=GS1&part=events',
  });
  await user.click(await closeButton());
  await waitFor(() => expect(address()).toBe('/admin?status=delayed'));
});

test('closing returns to the documents that it was opened from', async () => {
  const { user, address } = renderPiece(<OpenShipment />, {
    at: '/admin?shipment=GS1&part=instructions',
    state: backToDocuments('GS1'),
  });
  await user.click(await closeButton());
  await waitFor(() => expect(address()).toBe('/admin?tab=documents&shipment=GS1'));
});

test('without a shipment nothing is open', () => {
  const { container } = renderPiece(<OpenShipment />, { at: '/admin' });
  expect(container.textContent).toBe('');
});
