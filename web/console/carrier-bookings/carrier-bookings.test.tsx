import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CarrierBookingRow } from '#contract/carrier-bookings.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, serve } from '#web/server-for-tests.ts';
import { CarrierBookings } from './carrier-bookings.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const booking = (last: number, change: Partial<CarrierBookingRow>): CarrierBookingRow => ({
  id: `01900000-0000-7000-8000-0000000000${last}`,
  carrier: 'Maersk',
  reference: 'MAEU 77',
  kind: 'co_load',
  state: 'confirmed',
  next_cut_off: { kind: 'VGM', at: hoursAgo(-5), status: 'soon' },
  shipments: 3,
  first_shipment: 'GS104588210',
  leg: {
    from: 'Ningbo',
    to: 'Rotterdam',
    vessel: { name: 'MV Celadon Estuary', imo: null },
    voyage: 'A412W',
    flight: '',
  },
  etd: hoursAgo(-60),
  time_zone: 'Asia/Shanghai',
  ...change,
});

test('each booking is shown with its next cut-off, how soon it is and the place’s time', async () => {
  serve({
    'carrierBookings.list': () => ({
      carrier_bookings: [
        booking(11, { next_cut_off: { kind: 'SI', at: hoursAgo(72), status: 'passed' }, reference: '' }),
        booking(12, {}),
        booking(13, { next_cut_off: null, etd: null, state: 'departed' }),
      ],
      next: null,
    }),
  });
  renderPiece(<CarrierBookings />);
  const table = within(await screen.findByRole('table', { name: 'Carrier bookings' }));
  const [, passed, soon, departed] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(passed).toContain('No reference');
  expect(passed).toContain('Ningbo → RotterdamMV Celadon Estuary · A412W');
  expect(passed).toContain('GS104588210and 2 more');
  expect(passed).toMatch(/Passed 3\sdays ago/);
  expect(soon).toMatch(/Confirmed.*Co-load.*VGM .*GMT\+8.*In 5\shours.*3/);
  expect(departed).toMatch(/Departed.*None.*Not planned/);
});

test('bookings are searched and filtered by state', async () => {
  const calls = serve({ 'carrierBookings.list': () => ({ carrier_bookings: [], next: null }) });
  const { user } = renderPiece(<CarrierBookings />);
  expect(await screen.findByText('No carrier bookings yet')).toBeDefined();
  await user.type(screen.getByRole('searchbox', { name: 'Search carrier bookings' }), 'mae');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Rolled');
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ q: 'mae', state: 'rolled' }));
  expect(await screen.findByText('No carrier booking matches')).toBeDefined();
});

test('when they cannot be loaded, they can be loaded again', async () => {
  serve({ 'carrierBookings.list': lost });
  renderPiece(<CarrierBookings />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});
