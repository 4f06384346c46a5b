import { ORPCError } from '@orpc/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPiece } from '#web/render-for-tests.tsx';
import { serve } from '#web/server-for-tests.ts';
import { BOOKING } from './booking-for-tests.ts';
import { NewBooking } from './new-booking.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const company = (name: string, roles: string[]) => ({ id: name, name, roles, scac: null });

test('the carrier is found by typing, carriers first, and the booking opens to enter its cut-offs', async () => {
  const calls = serve({
    'organisations.list': () => ({
      organisations: [company('Kestrel Foods', ['customer']), company('Kestrel Line', ['carrier'])],
      next: null,
    }),
    'carrierBookings.create': () => BOOKING,
  });
  const { user, address } = renderPiece(<NewBooking />, { at: '/new?shipment=GS104588210' });
  await user.type(screen.getByRole('combobox', { name: 'Carrier' }), 'kes');
  const [first] = within(await screen.findByRole('listbox')).getAllByRole('option');
  expect(first?.textContent).toBe('Kestrel Line');
  await user.click(first as HTMLElement);
  await user.type(screen.getByLabelText('Shipments'), ', GS123456789');
  await user.click(screen.getByRole('button', { name: 'Create carrier booking' }));
  await waitFor(() => expect(address()).toBe(`/admin/carrier-bookings/${BOOKING.id}?edit`));
  expect(calls.at(-1)?.input).toEqual({
    carrier: 'Kestrel Line',
    reference: '',
    kind: 'direct',
    contract: '',
    shipments: ['GS104588210', 'GS123456789'],
  });
});

test('what is missing and unknown shipments are named at their fields', async () => {
  serve({
    'carrierBookings.create': () => {
      throw new ORPCError('UNKNOWN_SHIPMENT', {
        status: 422,
        defined: true,
        message: 'Some of these shipments don’t exist.',
        data: { tracking_numbers: ['GS9'] },
      });
    },
  });
  const { user } = renderPiece(<NewBooking />);
  await user.click(screen.getByRole('button', { name: 'Create carrier booking' }));
  expect((await screen.findAllByText('Enter the carrier.')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Enter a tracking number.').length).toBeGreaterThan(0);
  await user.type(screen.getByRole('combobox', { name: 'Carrier' }), 'X');
  await user.type(screen.getByLabelText('Shipments'), 'GS9');
  await user.click(screen.getByRole('button', { name: 'Create carrier booking' }));
  expect(await screen.findByText('No shipment GS9. Check the number.')).toBeDefined();
});
