import type { CarrierBooking } from '#contract/carrier-bookings.ts';
import { localInputOf, momentOfLocalInput } from '#domain/calendar/local-input.ts';
import { CUT_OFF_KINDS, type CutOff } from '#domain/shipment-file/carrier-booking.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { type FieldMessages, rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';

/** A booking as it is typed. */
export interface BookingValues {
  carrier: string;
  reference: string;
  kind: CarrierBooking['kind'];
  contract: string;
  /** Tracking numbers, separated by spaces, commas or lines. */
  shipments: string;
  /** By kind, in the local time of the place of departure; blank where there is none. */
  cut_offs: Record<string, { at: string; met_at: string }>;
}

export const NEW_BOOKING: BookingValues = {
  carrier: '',
  reference: '',
  kind: 'direct',
  contract: '',
  shipments: '',
  cut_offs: {},
};

export function bookingValues({ cut_offs, shipments, time_zone, ...booking }: CarrierBooking): BookingValues {
  const { carrier, reference, kind, contract } = booking;
  const local = (moment: Date | null | undefined) => (moment ? localInputOf(moment, time_zone) : '');
  return {
    carrier,
    reference,
    kind,
    contract,
    shipments: shipments.join('\n'),
    cut_offs: Object.fromEntries(
      CUT_OFF_KINDS.map((kind) => {
        const stored = cut_offs.find((cut_off) => cut_off.kind === kind);
        return [kind, { at: local(stored?.at), met_at: local(stored?.met_at) }];
      }),
    ),
  };
}

export const resolver = rulesResolver(({ carrier, shipments, cut_offs }: BookingValues) => ({
  carrier: carrier.trim() === '' ? 'Enter the carrier.' : undefined,
  shipments: numbersIn(shipments).length === 0 ? 'Enter a tracking number.' : undefined,
  ...Object.fromEntries(
    Object.entries(cut_offs)
      .filter(([, { at, met_at }]) => met_at && !at)
      .map(([kind]) => [`cut_offs.${kind}.at`, `Enter when the ${kind} cut-off is.`]),
  ),
}));

/** The request for valid values. */
export function bookingInput({ cut_offs, shipments, ...values }: BookingValues, time_zone: string) {
  return {
    ...values,
    shipments: numbersIn(shipments),
    cut_offs: CUT_OFF_KINDS.flatMap((kind): CutOff[] => {
      const { at = '', met_at = '' } = cut_offs[kind] ?? {};
      const moment = momentOfLocalInput(at, time_zone);
      return moment ? [{ kind, at: moment, met_at: momentOfLocalInput(met_at, time_zone) }] : [];
    }),
  };
}

/** Messages by field; unknown shipments are named at theirs. */
export function refusedBookingFields(error: unknown): FieldMessages {
  if (!isRefusal(error, 'UNKNOWN_SHIPMENT'))
    return Object.fromEntries(
      Object.entries(fieldsRefused(error)).map(([path, message]) => [
        path.replace(/^shipments\..*/, 'shipments'),
        message,
      ]),
    );
  const numbers = error.data?.tracking_numbers ?? [];
  return { shipments: `No shipment ${numbers.join(', ')}. Check the number.` };
}

function numbersIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
