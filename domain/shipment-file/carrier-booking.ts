import * as z from 'zod';
import { HOUR_MS } from '../calendar/durations.ts';
import { Moment } from '../calendar/moment.ts';
import { plainText } from '../validation/plain-text.ts';

export const CARRIER_BOOKING_KINDS = ['direct', 'consolidation', 'co_load'] as const;
export const CUT_OFF_KINDS = ['SI', 'VGM', 'CY', 'DOCUMENTS', 'ULD'] as const;
const LOWER_CASE_KINDS = ['si', 'vgm', 'cy', 'documents', 'uld'] as const;
export const CUT_OFF_LABELS: Readonly<Record<(typeof CUT_OFF_KINDS)[number], string>> = {
  SI: 'SI',
  VGM: 'VGM',
  CY: 'CY',
  DOCUMENTS: 'Documents',
  ULD: 'ULD',
};
export const CARRIER_BOOKING_STATES = [
  'requested',
  'confirmed',
  'rolled',
  'departed',
  'arrived',
  'closed',
  'cancelled',
] as const;
export const CarrierBookingState = z.enum(CARRIER_BOOKING_STATES);
export type CarrierBookingState = z.infer<typeof CarrierBookingState>;

/** A time by which something must be with the carrier or the terminal. */
export const CutOff = z.object({
  /** In any case. */
  kind: z
    .enum([...CUT_OFF_KINDS, ...LOWER_CASE_KINDS])
    .transform((kind) => kind.toUpperCase() as (typeof CUT_OFF_KINDS)[number])
    .pipe(z.enum(CUT_OFF_KINDS)),
  at: Moment,
  /** When it was met; null until then. */
  met_at: Moment.nullable().default(null),
});
export type CutOff = z.infer<typeof CutOff>;

/** What we buy from a carrier: a booking, a master air waybill, a transport order. */
export const CarrierBookingFields = z.object({
  carrier: plainText('Enter the carrier.').min(1, 'Enter the carrier.').max(120, 'At most 120 characters.'),
  reference: plainText().max(60, 'At most 60 characters.'),
  kind: z.enum(CARRIER_BOOKING_KINDS),
  /** The number of the service contract. */
  contract: plainText().max(60, 'At most 60 characters.'),
  cut_offs: z
    .array(CutOff)
    .max(CUT_OFF_KINDS.length, 'At most one cut-off of each kind.')
    .superRefine((cut_offs, context) => {
      const seen = new Set<string>();
      for (const [index, { kind }] of cut_offs.entries()) {
        if (seen.has(kind))
          context.addIssue({
            code: 'custom',
            path: [index, 'kind'],
            message: 'This cut-off is already listed.',
          });
        seen.add(kind);
      }
    }),
  /** Tracking numbers. */
  shipments: z
    .array(z.string().trim().min(1).max(40))
    .min(1, 'Choose a shipment.')
    .max(200, 'At most 200 shipments.'),
});

/** The states that staff may set from each; `depart` sets `departed`. */
const NEXT: Readonly<Record<CarrierBookingState, readonly CarrierBookingState[]>> = {
  requested: ['confirmed', 'cancelled'],
  confirmed: ['rolled', 'cancelled'],
  rolled: ['confirmed', 'cancelled'],
  departed: ['arrived'],
  arrived: ['closed'],
  closed: [],
  cancelled: [],
};

/** The states that staff may set next. */
export function nextStates(from: CarrierBookingState): readonly CarrierBookingState[] {
  return NEXT[from];
}

export function mayBecome(from: CarrierBookingState, to: CarrierBookingState): boolean {
  return from === to || NEXT[from].includes(to);
}

export function hasDeparted(state: CarrierBookingState): boolean {
  return state === 'departed' || state === 'arrived' || state === 'closed';
}

/** The cut-off to meet next, also if it has passed; undefined once the booking has departed or is cancelled. */
export function nextCutOff(state: CarrierBookingState, cut_offs: readonly CutOff[]): CutOff | undefined {
  if (hasDeparted(state) || state === 'cancelled') return undefined;
  const [next] = cut_offs.filter(({ met_at }) => !met_at).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return next;
}

/** Hours before an unmet cut-off at which reminders are sent. */
const REMINDER_HOURS = [48, 6] as const;
export const FIRST_REMINDER_HOURS = REMINDER_HOURS[0];

/** The reminder that is due, unless it or a later one was sent; null where none is. */
export function dueReminder(
  { at, met_at, reminded_hours }: CutOff & { reminded_hours: number | null },
  now: Date,
): number | null {
  if (met_at || at <= now) return null;
  const hours = REMINDER_HOURS.findLast((each) => at.getTime() - now.getTime() <= each * HOUR_MS);
  return hours !== undefined && (reminded_hours === null || hours < reminded_hours) ? hours : null;
}

const WARNING_HOURS = 24;
export const CUT_OFF_STATUSES = ['met', 'open', 'soon', 'passed'] as const;

/** 'soon' within a day of the cut-off. */
export function cutOffStatus({ at, met_at }: CutOff, now: Date): (typeof CUT_OFF_STATUSES)[number] {
  if (met_at) return 'met';
  if (at <= now) return 'passed';
  return at.getTime() - now.getTime() <= WARNING_HOURS * HOUR_MS ? 'soon' : 'open';
}
