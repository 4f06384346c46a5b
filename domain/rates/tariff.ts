import * as z from 'zod';
import { calendarDate } from '../calendar/calendar-date.ts';
import { readSizeType } from '../equipment/size-type.ts';
import { CurrencyCode } from '../money/currency.ts';
import { TRANSPORT_MODES } from '../routing/transport-mode.ts';
import { DecimalText } from '../validation/decimal-text.ts';
import { plainText } from '../validation/plain-text.ts';
import { ANY, MODE_OF_LOAD, RATE_BASES, RATE_LOADS, RATE_SIDES } from './rate-kinds.ts';

const line = (max_length: number) => plainText().max(max_length, `At most ${max_length} characters.`);
const CalendarDate = calendarDate('Enter the day as 2026-11-30.');

export const TariffFields = z.object({
  name: line(120).min(1, 'Enter a name.'),
  side: z.enum(RATE_SIDES),
  /** Buy: the carrier or agent. Sell: the customer whose contract it is; null for everybody. */
  organisation_id: z.uuid().nullable().default(null),
  currency: CurrencyCode,
  /** The first and the last day of validity. */
  valid_from: CalendarDate,
  valid_to: CalendarDate,
  /** Air freight: the rate of the next break applies where it makes the price lower ('as-charge'). */
  next_break: z.boolean().default(false),
  notes: line(2000).default(''),
});

export const NewTariff = TariffFields.refine(({ valid_from, valid_to }) => valid_from <= valid_to, {
  error: 'The last day is before the first.',
  path: ['valid_to'],
});
export type NewTariff = z.infer<typeof NewTariff>;

/** What can be changed of a tariff itself; prices refer to its side, company and currency. */
export const TariffChange = TariffFields.pick({ name: true, valid_from: true, valid_to: true }).partial();
export type TariffChange = z.infer<typeof TariffChange>;

const CHANGEABLE = ['name', 'valid_from', 'valid_to'] as const;
type TariffHeader = Pick<NewTariff, (typeof CHANGEABLE)[number]>;

/** What a version changed of a tariff itself: former and new value. */
export type TariffDifference = Partial<Record<(typeof CHANGEABLE)[number], [string, string]>>;

/** What a change would change; empty where it states what the tariff says already. */
export function tariffDifference(before: TariffHeader, change: TariffChange): TariffDifference {
  return Object.fromEntries(
    CHANGEABLE.flatMap((field) => {
      const to = change[field];
      return to === undefined || to === before[field] ? [] : [[field, [before[field], to]]];
    }),
  );
}

/** The name and validity before these versions, which are in the order in which they were made. */
export function headerBefore(now: TariffHeader, later: readonly TariffDifference[]): TariffHeader {
  return Object.fromEntries(
    CHANGEABLE.map((field) => [field, later.find((each) => each[field])?.[field]?.[0] ?? now[field]]),
  ) as TariffHeader;
}

const Break = z.object({
  /** The quantity from which the rate applies. */
  from: z.number().positive('A break must be more than 0.').max(100_000_000),
  rate: DecimalText,
});

/** A UN/LOCODE, a country (two letters), a zone, or '*'. */
const LaneEnd = plainText('Enter a UN/LOCODE, a country, a zone or *.')
  .toUpperCase()
  .regex(/^(\*|[A-Z0-9-]{2,20})$/, 'Enter a UN/LOCODE, a country, a zone or *.');

const days = (message: string) =>
  z.number().int(message).min(0, message).max(365, message).nullable().default(null);

/** One rate of a tariff. */
export const TariffLine = z
  .object({
    origin: LaneEnd,
    destination: LaneEnd,
    mode: z.enum([...TRANSPORT_MODES, ANY]),
    load: z.enum([...RATE_LOADS, ANY]),
    /** ISO 6346: '45G1'; trade names such as '40HC' are accepted. Null for all. */
    size_type: plainText()
      .transform((typed, context) => {
        if (typed === '') return null;
        const code = readSizeType(typed);
        if (code === null)
          context.addIssue({ code: 'custom', message: 'Enter a size-type such as 45G1 or 40HC.' });
        return code;
      })
      .pipe(z.string().nullable())
      .nullable()
      .default(null),
    charge_code: plainText('Enter a charge code.').toUpperCase().min(1, 'Enter a charge code.').max(12),
    basis: z.enum(RATE_BASES),
    /** Per unit of the basis, in the currency of the tariff; percent of the freight lines before it. */
    rate: DecimalText,
    /** `rate` applies below the first break. */
    breaks: z.array(Break).max(50, 'At most 50 breaks.').default([]),
    minimum: DecimalText.nullable().default(null),
    maximum: DecimalText.nullable().default(null),
    transit_days: days('Enter 0 to 365 days.'),
    free_days: days('Enter 0 to 365 days.'),
    /** '' for all. */
    carrier: line(120).default(''),
    /** The first digits of the HS code, or 'DG' for dangerous goods; '' for all. */
    commodity: plainText()
      .toUpperCase()
      .regex(/^(|DG|\d{2,10})$/, 'Enter the first digits of an HS code, or DG.')
      .default(''),
    /** Charge codes that this rate includes. */
    inclusive_of: z.array(z.string().trim().toUpperCase().min(2).max(12)).max(20).default([]),
    notes: line(300).default(''),
  })
  .superRefine((rate, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (rate.load !== ANY && rate.mode !== ANY && MODE_OF_LOAD[rate.load] !== rate.mode)
      refuse('load', `${rate.load} goes by ${MODE_OF_LOAD[rate.load]}.`);
    if (rate.breaks.some(({ from }, index) => from <= (rate.breaks[index - 1]?.from ?? 0)))
      refuse('breaks', 'Breaks must ascend.');
    if (rate.minimum !== null && rate.maximum !== null && Number(rate.minimum) > Number(rate.maximum))
      refuse('maximum', 'The maximum is below the minimum.');
  });
export type TariffLine = z.infer<typeof TariffLine>;
