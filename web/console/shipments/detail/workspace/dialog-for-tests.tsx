import { act, screen, within } from '@testing-library/react';
import { Link, useSearchParams } from 'react-router';
import { vi } from 'vitest';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { publish } from '#web/live-for-tests.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { dismissToast, shownToasts } from '#web/ui/overlays/toast.ts';
import { ShipmentDialog } from '../shipment-dialog.tsx';
import { shipmentForTests } from '../shipment-for-tests.ts';

export const NUMBER = 'GS953215091';
/** Of the stops. */
export const ids = [0, 1, 2, 3].map((digit) => `018f0000-0000-7000-8000-00000000000${digit}`);
export const STOPS = ['Santiago, CL', 'Lima, PE', 'Bogotá, CO', 'Madrid, ES'].map((location_name, place) => ({
  id: ids[place] as string,
  waypoint_order: place,
  waypoint_type: ({ 0: 'origin', 3: 'destination' } as const)[place] ?? ('transit' as const),
  location_name,
  latitude: 10 * place,
  longitude: 10,
  transport_mode: 'air' as const,
  estimated_arrival: new Date('2026-12-01T10:00:00Z'),
  status: place === 0 ? ('completed' as const) : ('pending' as const),
  reached_at: null,
  time_zone: 'UTC',
  reached_by_position: false,
}));
export const EVENT = {
  id: '018f0000-0000-7000-8000-000000000009',
  status: 'picked_up' as const,
  location: 'Santiago, CL',
  description: null,
  loaded: false,
  latitude: -33.4569,
  longitude: -70.6483,
  occurred_at: new Date('2026-11-16T22:00:00Z'),
  time_zone: 'America/Santiago',
  by: 'Mei Tan',
};
export const SHIPMENT = shipmentForTests({ waypoints: STOPS, events: [EVENT] });

/** Before each test. */
export function resetDialog() {
  for (const { id } of shownToasts()) dismissToast(id);
  vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** The console, which closes the dialog through the URL. */
function Console() {
  const [parameters, setParameters] = useSearchParams();
  if (!parameters.has('shipment')) return <p>All shipments</p>;
  return (
    <>
      <Link to="/admin">All</Link>
      <ShipmentDialog number={NUMBER} onClose={() => setParameters({})} />
    </>
  );
}

/** Opens the dialog on one of its tabs. */
export async function open(part = '', responses: Parameters<typeof serve>[0] = {}, shipment = SHIPMENT) {
  const served = { record: shipment };
  const calls = serve({
    'shipments.record': () => served.record,
    'shipments.history': () => ({ entries: [], next: null }),
    'places.search': () => [],
    ...responses,
  });
  const rendered = renderPiece(<Console />, {
    at: `/admin?shipment=${NUMBER}${part && `&part=${part}`}`,
  });
  const dialog = within(await screen.findByRole('dialog', { name: NUMBER }));
  const sent = (operation: string) =>
    calls.filter((call) => call.operation === operation).map(({ input }) => input);
  const changeElsewhere = (change: Partial<StaffShipment>) => {
    served.record = { ...served.record, ...change };
    act(() => publish('fleet', { event: 'changed', data: { tracking_number: NUMBER } }));
  };
  return { ...rendered, dialog, sent, changeElsewhere };
}

export const button = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
export const input = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
/** Of the toasts; the description of those that have one. */
export const titles = () => shownToasts().map(({ title, description }) => description ?? title);
