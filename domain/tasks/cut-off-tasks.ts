import type { CarrierBookingState, CutOff } from '../shipment-file/carrier-booking.ts';

/** The standard task that is due at a cut-off of the carrier, where the booking has it. */
export const VGM_TASK = 'verified_gross_mass';

interface CutOffBooking {
  state: CarrierBookingState;
  cut_offs: readonly Pick<CutOff, 'kind' | 'at'>[];
}

/** The earliest VGM cut-off of a shipment's bookings with carriers; null without one. */
export function vgmCutOff(bookings: readonly CutOffBooking[]): Date | null {
  const ahead = bookings
    .filter(({ state }) => state !== 'cancelled')
    .flatMap(({ cut_offs }) => cut_offs.filter(({ kind }) => kind === 'VGM').map(({ at }) => at));
  return ahead.length === 0 ? null : new Date(Math.min(...ahead.map((at) => at.getTime())));
}
