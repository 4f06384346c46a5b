import { ORPCError } from '@orpc/client';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { shipmentForTests } from '../shipment-for-tests.ts';
import { useShipmentEdit } from './use-shipment-edit.ts';

const server = { changeStatus: vi.fn(), edit: vi.fn() };

const base = shipmentForTests();

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id);
  serve({ 'shipments.changeStatus': server.changeStatus, 'shipments.edit': server.edit });
  server.changeStatus.mockResolvedValue({ status: 'customs', version: 2 });
  server.edit.mockResolvedValue({ version: 3, reroute_due: false });
});
afterEach(() => vi.resetAllMocks());

function renderEdit() {
  return renderHook(({ record }: { record: StaffShipment }) => useShipmentEdit(record), {
    initialProps: { record: base },
  });
}

test('the newer version is shown, and the user’s values of conflicting fields are offered apart', async () => {
  const { result, rerender } = renderEdit();
  await act(async () => result.current.change({ cost_cents: '99.00', cargo_weight: '7', fragile: true }));
  const newer = { ...base, version: 2, cost_cents: 12_000, priority: 'urgent' as const, fragile: true };
  await act(async () => rerender({ record: newer }));
  expect(result.current.differences).toContainEqual({
    field: 'priority',
    was: 'normal',
    is: 'urgent',
    typed: null,
  });
  await act(async () => result.current.takeNewer());
  expect(result.current.values).toMatchObject({
    cost_cents: '120.00',
    cargo_weight: '7',
    priority: 'urgent',
    fragile: true,
  });
  expect(result.current.conflicting).toEqual({ cost_cents: '99.00' });
  await act(async () => result.current.takeOwnValue('cost_cents'));
  expect([result.current.values.cost_cents, result.current.conflicting]).toEqual(['99.00', {}]);
  expect(result.current.fields).toEqual(['cargo_weight', 'cost_cents']);
});

test('without input, others’ changes simply appear', async () => {
  const { result, rerender } = renderEdit();
  await act(async () => rerender({ record: { ...base, version: 2, cost_cents: 12_000 } }));
  expect([result.current.differences, result.current.values.cost_cents]).toEqual([null, '120.00']);
});

test('the status is sent first, and the edit with the version that it made', async () => {
  const { result } = renderEdit();
  await act(async () => result.current.change({ status: 'customs', cargo_weight: '7' }));
  await act(async () => result.current.save());
  await waitFor(() => expect(server.edit).toHaveBeenCalledOnce());
  expect(server.changeStatus.mock.calls[0]?.[0]).toMatchObject({ status: 'customs', version: 1 });
  expect(server.edit.mock.calls[0]?.[0]).toMatchObject({ version: 2, change: { cargo_weight: 7 } });
  expect(shownToasts().map(({ title }) => title)).toEqual(['Status Updated', 'Shipment saved']);
  expect([result.current.changed, result.current.base.version]).toEqual([false, 3]);
});

test('a failed edit after the status leaves only the edit to save', async () => {
  server.edit.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result } = renderEdit();
  await act(async () => result.current.change({ status: 'customs', cargo_weight: '7' }));
  await act(async () => result.current.save());
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  expect(shownToasts().at(-1)?.description).toBe('Failed to save the shipment');
  expect(result.current.fields).toEqual(['cargo_weight']);
  await act(async () => result.current.save());
  await waitFor(() => expect(result.current.changed).toBe(false));
  expect(server.changeStatus).toHaveBeenCalledOnce();
});

test('a change that the server finds unusual is confirmed, and is no failure', async () => {
  server.changeStatus.mockRejectedValueOnce(new ORPCError('UNUSUAL', { status: 409, defined: true }));
  const { result } = renderEdit();
  await act(async () => result.current.change({ status: 'customs' }));
  await act(async () => result.current.save());
  await waitFor(() => expect(result.current.unusual).not.toBeNull());
  expect([result.current.failure, shownToasts()]).toEqual([null, []]);
  await act(async () => result.current.unusual?.confirm());
  await waitFor(() => expect(result.current.changed).toBe(false));
  expect(server.changeStatus.mock.lastCall?.[0]).toMatchObject({ confirmed: true });
});

test('a status change backwards is confirmed before it is sent', async () => {
  const { result } = renderEdit();
  await act(async () => result.current.change({ status: 'pending' }));
  await act(async () => result.current.save());
  await waitFor(() => expect(result.current.unusual).not.toBeNull());
  expect(server.changeStatus).not.toHaveBeenCalled();
});
