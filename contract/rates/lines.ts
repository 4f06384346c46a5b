import * as z from 'zod';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { RateChange } from '#domain/rates/adjust-line.ts';
import { ANY, RATE_LOADS, RATE_SIDES } from '#domain/rates/rate-kinds.ts';
import { TariffLine } from '#domain/rates/tariff.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import { MAX_INTEGER } from '#domain/validation/max-integer.ts';
import { operation } from '../operation/operation.ts';
import { NumberedLine, TARIFF_CHANGES, Tariff } from './tariffs.ts';

const MAX_ADJUSTED = 5000;
const upper = (max_length: number) => z.string().trim().toUpperCase().min(1).max(max_length);
const Unlocode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}[A-Z2-9]{3}$/, 'Enter a UN/LOCODE such as NLRTM.');
const Day = calendarDate('Enter the day as 2026-11-30.');
const LineNumber = z.object({
  tariff_id: z.uuid(),
  /** The line's number in the tariff. */
  line: z.number().int().min(1).max(MAX_INTEGER),
});

/** The tariff that a line is of. */
export const TariffOfLine = Tariff.pick({
  id: true,
  name: true,
  side: true,
  organisation: true,
  currency: true,
  valid_from: true,
  valid_to: true,
  version: true,
});
export type TariffOfLine = z.infer<typeof TariffOfLine>;

export const FoundLine = NumberedLine.extend({ tariff: TariffOfLine });
export type FoundLine = z.infer<typeof FoundLine>;

export const tariffLines = {
  findLines: operation({
    access: 'staff',
    method: 'GET',
    path: '/tariff-lines',
    summary: 'The lines of all tariffs that are in use, those of the newest tariff first',
  })
    .input(
      z.object({
        /** As lines name it: a UN/LOCODE, a zone or '*'; two letters for a country and all its UN/LOCODEs. */
        origin: upper(20).optional(),
        /** The same. */
        destination: upper(20).optional(),
        mode: z.enum(TRANSPORT_MODES).optional(),
        load: z.enum([...RATE_LOADS, ANY]).optional(),
        charge_code: upper(12).optional(),
        /** Part of the carrier's name, or of the organisation of a buy tariff. */
        carrier: z.string().trim().max(120).optional(),
        side: z.enum(RATE_SIDES).optional(),
        /** Only lines that are valid on this day. */
        date: Day.optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(500).default(100),
      }),
    )
    .output(z.object({ lines: z.array(FoundLine), next: z.string().nullable() })),

  adjustLines: operation({
    access: 'staff',
    method: 'POST',
    path: '/tariff-lines/adjustments',
    summary:
      'Raise or lower rates by a percentage or an amount, which makes the next version of their tariffs',
    changes: TARIFF_CHANGES,
  })
    .input(
      z.object({
        lines: z
          .array(LineNumber)
          .min(1, 'Choose at least one line.')
          .max(MAX_ADJUSTED, 'At most 5,000 lines.'),
        change: RateChange,
        /** Only shows what would change. */
        dry_run: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        adjusted: z.array(LineNumber.extend({ before: TariffLine, after: TariffLine })),
        /** Lines that stay as they are, and why. */
        refused: z.array(LineNumber.extend({ issue: z.string() })),
        /** The tariffs with their versions; those before in a dry run. */
        tariffs: z.array(Tariff.pick({ id: true, name: true, version: true })),
      }),
    ),

  coverage: operation({
    access: 'staff',
    method: 'GET',
    path: '/tariff-coverage',
    summary: 'Which tariffs have freight for a lane in a period, and the days without any',
  })
    .input(
      z
        .object({
          origin: Unlocode,
          destination: Unlocode,
          load: z.enum(RATE_LOADS),
          side: z.enum(RATE_SIDES).default('sell'),
          /** The customer whose contracts count too. */
          organisation_id: z.uuid().optional(),
          from: Day,
          to: Day,
        })
        .refine(({ from, to }) => from <= to, { error: 'The last day is before the first.', path: ['to'] }),
    )
    .output(
      z.object({
        /** By their first day. */
        tariffs: z.array(
          TariffOfLine.extend({
            /** '' for any carrier. */
            carriers: z.array(z.string()),
          }),
        ),
        gaps: z.array(z.object({ from: z.iso.date(), to: z.iso.date() })),
      }),
    ),
};
