import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#web/api/client.ts';
import { trackedShipment } from '#web/gallery/fixtures.ts';
import { publish } from '#web/live-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { useLiveShipment } from './use-live-shipment.ts';

const SHIPMENT = trackedShipment();
const input = { tracking_number: SHIPMENT.tracking_number };
const OF_OWNER = ['deliveries.find', 'exceptions.list'];

function Page() {
  useLiveShipment(SHIPMENT);
  useQuery(api.deliveries.find.queryOptions({ input }));
  useQuery(api.exceptions.list.queryOptions({ input }));
  return null;
}

test('the delivery and the exceptions are read again when the shipment changes', async () => {
  const calls = serve({
    'tracking.find': () => SHIPMENT,
    'deliveries.find': () => ({ appointment: null, proof: null }),
    'exceptions.list': () => ({ exceptions: [] }),
  });
  const { client } = renderPiece(<Page />);
  const read = () => OF_OWNER.map((name) => calls.filter(({ operation }) => operation === name).length);
  await waitFor(() => expect(Math.min(...read())).toBeGreaterThan(0));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const before = read();
  act(() =>
    publish(`tracking:${SHIPMENT.tracking_number}`, { event: 'changed', data: { status: 'in_transit' } }),
  );
  await waitFor(() => expect(read()).toEqual(before.map((count) => count + 1)));
});
