import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { hoursAgo, NOW } from '#web/gallery/fixtures.ts';
import { renderPiece } from '#web/render-for-tests.tsx';
import { lost, refusal, serve } from '#web/server-for-tests.ts';
import { BOOKING } from './booking-for-tests.ts';
import { CarrierBookingRecord } from './carrier-booking-record.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const show = (responses: Parameters<typeof serve>[0] = {}, stored: Partial<CarrierBooking> = {}) => {
  const calls = serve({
    'carrierBookings.find': () => ({ ...BOOKING, ...stored }),
    'carrierBookings.costs': () => ({ costs: [] }),
    ...responses,
  });
  return { ...renderPiece(<CarrierBookingRecord id={BOOKING.id} />), calls };
};
const heading = () => screen.findByRole('heading', { level: 1, name: 'Kestrel Line' });

test('the page shows the facts, what stops the departure, the cut-offs in local time and the shipments', async () => {
  show();
  await heading();
  expect(screen.getByText('KSTL 4471')).toBeDefined();
  const readiness = within(screen.getByRole('region', { name: 'Readiness' }));
  expect(readiness.getByText('CSQU3054383 has no verified gross mass.')).toBeDefined();
  const [, si, vgm] = within(screen.getByRole('table', { name: 'Cut-offs' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
  expect(si).toMatch(/Shipping instructions \(SI\).*GMT\+8.*Met/);
  expect(vgm).toMatch(/VGM.*GMT\+8.*In 19\shours/);
  expect(screen.getByRole('link', { name: 'GS123456789' }).getAttribute('href')).toBe(
    '/admin/shipments/GS123456789',
  );
});

test('the departure is refused with what is not ready, and recorded with a reason', async () => {
  const { user, calls } = show({
    'carrierBookings.depart': ({ override_reason }: { override_reason?: string }) => {
      if (!override_reason)
        throw new ORPCError('NOT_READY', {
          status: 422,
          defined: true,
          message: 'Not everything is ready for the departure.',
          data: { blockers: BOOKING.blockers },
        });
      return { ...BOOKING, state: 'departed', departed_at: NOW, override_reason, blockers: [] };
    },
  });
  await heading();
  await user.click(screen.getByRole('button', { name: 'Depart' }));
  await user.click(screen.getByRole('button', { name: 'Record departure' }));
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Not everything is ready for the departure.')).toBeDefined();
  expect(alert.getByText('CSQU3054383 has no verified gross mass.')).toBeDefined();
  await user.type(screen.getByLabelText(/^Override reason/), 'The terminal weighs it');
  await user.type(screen.getByLabelText(/^Departed/), '2026-11-20T19:30');
  await user.click(screen.getByRole('button', { name: 'Record departure' }));
  expect(await screen.findByText('It has departed.')).toBeDefined();
  expect(calls.findLast(({ operation }) => operation === 'carrierBookings.depart')?.input).toEqual({
    id: BOOKING.id,
    departed_at: new Date('2026-11-20T11:30:00Z'),
    override_reason: 'The terminal weighs it',
  });
  expect(screen.queryByRole('button', { name: 'Depart' })).toBeNull();
});

test('the state changes at once, but a cancellation is confirmed first', async () => {
  const { user, calls } = show({
    'carrierBookings.change': ({ state }: Partial<CarrierBooking>) => ({ ...BOOKING, state, blockers: [] }),
  });
  await heading();
  await user.click(screen.getByRole('button', { name: 'Mark as rolled' }));
  expect(await screen.findByText('Rolled')).toBeDefined();
  const buttons = screen.getByRole('button', { name: 'Cancel booking' }).parentElement;
  await waitFor(() => expect(document.activeElement).toBe(buttons));
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }));
  expect(calls.filter(({ operation }) => operation === 'carrierBookings.change')).toHaveLength(1);
  expect(calls.filter(({ operation }) => operation === 'carrierBookings.change')).toHaveLength(1);
  const question = within(screen.getByRole('alertdialog', { name: 'Cancel this carrier booking?' }));
  await user.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText('This carrier booking is cancelled.')).toBeDefined();
});

test('what someone else saved is shown before an edit replaces it, and what was typed stays', async () => {
  let stored = BOOKING;
  const { user, calls } = show({
    'carrierBookings.find': () => stored,
    'carrierBookings.change': (input: Partial<CarrierBooking>) => {
      if (stored.version === BOOKING.version) {
        stored = { ...BOOKING, version: 5, contract: 'SC-26-200' };
        throw refusal('PRECONDITION_FAILED', 'Someone else has changed this carrier booking.', 412);
      }
      return { ...stored, reference: input.reference, version: 6 };
    },
  });
  await heading();
  await user.click(screen.getByRole('button', { name: 'Edit booking' }));
  const reference = screen.getByLabelText(/^Reference/);
  await user.clear(reference);
  await user.type(reference, 'KSTL 9');
  await user.clear(screen.getByLabelText(/\(VGM\) cut-off/));
  await user.type(screen.getByLabelText(/\(VGM\) cut-off/), '2026-11-21T08:00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/is now SC-26-200/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Load the newer version' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  expect(calls.findLast(({ operation }) => operation === 'carrierBookings.change')?.input).toMatchObject({
    reference: 'KSTL 9',
    contract: 'SC-26-200',
    shipments: BOOKING.shipments,
    cut_offs: [
      { kind: 'SI', at: hoursAgo(30), met_at: hoursAgo(31) },
      { kind: 'VGM', at: new Date('2026-11-21T00:00:00Z'), met_at: null },
    ],
  });
});

test('the page asks before an edit is lost by a link; Cancel discards it', async () => {
  const { user, address } = show();
  await heading();
  const edit = async () => {
    await user.click(screen.getByRole('button', { name: 'Edit booking' }));
    await user.type(screen.getByLabelText(/^Reference/), '9');
  };
  const answer = async (name: string) => {
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    await user.click(question.getByRole('button', { name }));
  };
  await edit();
  await user.click(screen.getByRole('link', { name: 'All carrier bookings' }));
  await answer('Keep editing');
  expect(screen.getByLabelText<HTMLInputElement>(/^Reference/).value).toBe('KSTL 44719');
  expect(address()).toContain('edit');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByLabelText(/^Reference/)).toBeNull());
  await edit();
  await user.click(screen.getByRole('link', { name: 'All carrier bookings' }));
  await answer('Discard');
  await waitFor(() => expect(address()).toBe('/admin/carrier-bookings'));
});

test('a booking that is ready says so; an unknown one has its own page', async () => {
  show({}, { blockers: [] });
  expect(await screen.findByText('Ready to depart.')).toBeDefined();
  show({
    'carrierBookings.find': () => {
      throw refusal('NOT_FOUND', 'No such carrier booking.', 404);
    },
  });
  expect(await screen.findByText('No such carrier booking')).toBeDefined();
});

test('when it cannot be loaded, it can be loaded again', async () => {
  show({ 'carrierBookings.find': lost });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
});

test('a cost is shared by hand only as a whole, in the minor units of its currency', async () => {
  const [first, second] = ['GS123456789', 'GS104588210'];
  const { user, calls } = show(
    {
      'rates.chargeCodes': () => ({ charge_codes: [{ code: 'FRT', name: 'Freight' }] }),
      'carrierBookings.addCost': () => ({}),
    },
    { shipments: [first, second] },
  );
  await heading();
  await user.click(await screen.findByRole('button', { name: 'Add cost' }));
  await user.type(await screen.findByLabelText('Cost'), '1,000.01');
  await user.selectOptions(screen.getByLabelText(/^Allocation/), 'Manually');
  await user.type(screen.getByLabelText(new RegExp(`^${first}`)), '960');
  expect(screen.getByText('$40.01')).toBeDefined();
  await user.type(screen.getByLabelText(new RegExp(`^${second}`)), '40.01');
  expect(screen.queryByText(/^Left to allocate/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Allocate' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'carrierBookings.addCost')?.input).toEqual({
      id: BOOKING.id,
      charge_code: 'FRT',
      basis: 'manual',
      amount: { amount: 100_001, currency: 'USD' },
      shares: [
        { tracking_number: first, amount: 96_000 },
        { tracking_number: second, amount: 4_001 },
      ],
    }),
  );
});
