import * as z from 'zod';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { BookedEquipmentList } from '#domain/equipment/booked-equipment.ts';
import { CurrencyCode } from '#domain/money/currency.ts';
import { PricedLine, PricedOption } from '#domain/rates/priced-option.ts';
import { RATE_LOADS, RATE_SIDES } from '#domain/rates/rate-kinds.ts';
import { ShipmentCargoLine } from '#domain/shipment-file/cargo-line.ts';
import { operation } from '../operation/operation.ts';
import { NumberedLine } from './tariffs.ts';

const line = NumberedLine.shape;
const MAX_LINES = 200;

const Place = z.union([
  z.object({
    unlocode: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}[A-Z2-9]{3}$/, 'Enter a UN/LOCODE such as NLRTM.'),
    postal_code: z.string().trim().max(20).default(''),
  }),
  z.object({
    city: z.string().trim().min(1, 'Enter a city.').max(120),
    country: z.string().trim().min(1, 'Enter a country.').max(120),
    postal_code: z.string().trim().max(20).default(''),
  }),
]);

export const prices = {
  price: operation({
    access: 'anyone',
    permission: 'money',
    method: 'POST',
    path: '/prices',
    summary: 'Price a request by the tariffs of a day; on a lane without tariffs, an indicative estimate',
    query: ['side'],
    limit: { calls: 120, minutes: 10 },
    idempotent: false,
    whileViewing: 'answered',
  })
    .input(
      z.object({
        origin: Place,
        destination: Place,
        load: z.enum(RATE_LOADS),
        equipment: BookedEquipmentList,
        cargo_lines: z
          .array(z.object({ ...ShipmentCargoLine.shape, description: z.string().max(4000).default('') }))
          .max(MAX_LINES, `At most ${MAX_LINES} lines.`)
          .default([]),
        /** Defaults to today, in UTC. */
        date: calendarDate('Enter the day as 2026-11-30.').optional(),
        /** Of the totals; defaults to that of the freight. */
        currency: CurrencyCode.optional(),
        /** `buy` only for staff; in the body or the query. */
        side: z.enum(RATE_SIDES).default('sell'),
        /** The customer whose contracts apply; by default the caller's organisation. Others only for staff. */
        organisation_id: z.uuid().optional(),
        /** Also lists the lines of the lane that no option uses, with the reasons; only for staff. */
        explain: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        /** Empty where tariffs cover the lane, but not this request: we price it on request. */
        options: z.array(PricedOption),
        unused: z
          .array(
            z.object({
              origin: line.origin,
              destination: line.destination,
              size_type: line.size_type,
              charge_code: line.charge_code,
              basis: line.basis,
              rate: line.rate,
              carrier: line.carrier,
              currency: z.string(),
              tariff: PricedLine.shape.tariff.unwrap(),
              /** Why it is not part of a price. */
              reason: z.string(),
            }),
          )
          .optional(),
      }),
    )
    .errors({
      STAFF_ONLY: {
        status: 403,
        message: 'Only staff may see buy rates, prices of another customer, or why lines were not used.',
      },
    }),
};
