import * as z from 'zod';
import {
  explainContainerNumber,
  isContainerNumber,
  normalizeContainerNumber,
} from '../equipment/container-number.ts';
import { OptionalCurrency } from '../money/currency.ts';
import { explainAirWaybillNumber, readAirWaybillNumber } from '../references/air-waybill-number.ts';
import { plainText } from '../validation/plain-text.ts';
import { BILL_RELEASES, MOST_ORIGINALS, toOrderRefusal } from './bill-release.ts';
import { CargoLine } from './cargo-line.ts';
import { isDay } from './day.ts';
import { Incoterm } from './incoterm.ts';
import { Party } from './party.ts';

const text = (max_length: number) =>
  plainText().max(max_length, `At most ${max_length} characters.`).default('');
const day = plainText()
  .refine((text) => text === '' || isDay(text), 'Enter a date.')
  .default('');
const party = Party.prefault({});

/** The most that the PDF renderer can lay out within a few seconds. */
const MAX_CARGO_CHARACTERS = 40_000;

const CargoLines = z
  .array(CargoLine)
  .max(200, 'At most 200 lines.')
  .superRefine((lines, context) => {
    let characters = 0;
    for (const [order, { marks, description }] of lines.entries()) {
      characters += marks.length + description.length;
      if (characters <= MAX_CARGO_CHARACTERS) continue;
      const message =
        'All descriptions and marks together can have at most 40,000 characters. Shorten some of them.';
      return context.addIssue({ code: 'custom', path: [order, 'description'], message });
    }
  })
  .default([]);

export const FREIGHT_TERMS = ['prepaid', 'collect'] as const;
export const CARGO_MOVEMENTS = ['FCL', 'LCL'] as const;
export const CARGO_CLAUSES = ['A', 'B', 'C'] as const;

export const Container = z.object({
  number: plainText()
    .overwrite(normalizeContainerNumber)
    .refine(isContainerNumber, {
      error: ({ input }) => explainContainerNumber(String(input)) ?? undefined,
    }),
  /** ISO 6346 size and type: '45G1'. */
  size_type: text(10),
  seals: text(100),
});
export type Container = z.infer<typeof Container>;

const ORIGINALS_RANGE = `Enter 1 to ${MOST_ORIGINALS} originals.`;

const InstructionFields = z.object({
  shipper: party,
  consignee: party,
  notify_party: party,
  own_reference: text(60),
  booking_reference: text(60),
  incoterm: Incoterm.nullable().default(null),
  incoterm_place: text(120),
  /** Commercial invoice only. */
  payment_terms: text(120),
  freight_terms: z.enum(FREIGHT_TERMS).default('prepaid'),
  cargo_lines: CargoLines,

  carrier: text(120),
  vessel: text(120),
  voyage: text(40),
  place_of_receipt: text(120),
  port_of_loading: text(120),
  port_of_discharge: text(120),
  place_of_delivery: text(120),
  on_board_date: day,
  cargo_movement: z.enum(CARGO_MOVEMENTS).nullable().default(null),
  release: z.enum(BILL_RELEASES).default('original'),
  /** 1 to 3; 0 for a sea waybill. */
  originals_count: z
    .number(ORIGINALS_RANGE)
    .int(ORIGINALS_RANGE)
    .min(0, ORIGINALS_RANGE)
    .max(MOST_ORIGINALS, ORIGINALS_RANGE)
    .default(MOST_ORIGINALS),
  /** The bill is made out to order instead of to a named consignee. */
  to_order: z.boolean().default(false),
  containers: z.array(Container).max(100, 'At most 100 containers.').default([]),

  air_waybill_number: plainText()
    .refine((typed) => typed === '' || readAirWaybillNumber(typed) !== null, {
      error: ({ input }) => explainAirWaybillNumber(String(input)) ?? undefined,
    })
    .overwrite((typed) => readAirWaybillNumber(typed) ?? typed)
    .default(''),
  airport_of_departure: text(120),
  airport_of_destination: text(120),
  flight: text(40),
  flight_date: day,
  /** ISO 4217, of the charges on the air waybill; '' for that of the branch that issues it. */
  charges_currency: OptionalCurrency,

  /** CMR consignment note only: the documents handed to the carrier, and instructions for customs and the carriage. */
  attached_documents: text(300),
  sender_instructions: text(300),

  insurer: text(200),
  policy_number: text(60),
  clauses: z.enum(CARGO_CLAUSES).nullable().default(null),
  claims_payable_at: text(120),

  /** Arrival notice only: where the consignee can collect the goods, and from which day. */
  collection_place: text(300),
  available_from: day,
  /** Delivery order only. */
  delivered_to: text(300),
  release_reference: text(60),
  delivery_until: day,
  empty_return_place: text(300),

  place_of_issue: text(120),
});

/**
 * The shipper's instructions for the documents, all optional; an empty field is taken from the booking where the
 * booking has it. Dates are 'YYYY-MM-DD' or empty. Money in US cents, weights in kg.
 */
export const ShippingInstructions = InstructionFields.overwrite((instructions) =>
  instructions.release === 'sea_waybill' ? { ...instructions, originals_count: 0 } : instructions,
).superRefine((instructions, context) => {
  const refusal = toOrderRefusal(instructions);
  if (refusal) context.addIssue({ code: 'custom', path: ['to_order'], message: refusal });
  if (instructions.release !== 'sea_waybill' && instructions.originals_count === 0)
    context.addIssue({ code: 'custom', path: ['originals_count'], message: ORIGINALS_RANGE });
});
export type ShippingInstructions = z.infer<typeof ShippingInstructions>;

export const NO_INSTRUCTIONS: ShippingInstructions = ShippingInstructions.parse({});

/** The instructions a client can give at booking; the forwarder adds the rest later. */
export const BookingInstructions = InstructionFields.pick({
  consignee: true,
  notify_party: true,
  own_reference: true,
  incoterm: true,
  incoterm_place: true,
  cargo_lines: true,
});
export type BookingInstructions = z.infer<typeof BookingInstructions>;
