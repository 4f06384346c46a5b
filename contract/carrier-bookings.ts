import * as z from 'zod';
import { Moment } from '#domain/calendar/moment.ts';
import { CHARGE_FIELDS } from '#domain/invoices/charge-fields.ts';
import { CHARGE_STATUSES } from '#domain/invoices/charge-status.ts';
import { EnteredMoney, Money } from '#domain/money/money.ts';
import {
  CarrierBookingFields,
  CarrierBookingState,
  CUT_OFF_STATUSES,
  CutOff,
} from '#domain/shipment-file/carrier-booking.ts';
import { SHARE_BASES } from '#domain/shipment-file/cost-shares.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';

const Id = z.object({ id: z.uuid() });

/** A booking with a carrier. Customers never see it. */
export const CarrierBooking = CarrierBookingFields.extend({
  id: z.uuid(),
  state: CarrierBookingState,
  /** The version that `If-Match` names. */
  version: z.number().int(),
  cut_offs: z.array(CutOff.extend({ status: z.enum(CUT_OFF_STATUSES), time_zone: z.string() })),
  /** Where the leg that it is for begins. */
  time_zone: z.string(),
  departed_at: z.date().nullable(),
  /** Why it departed although something was not ready. */
  override_reason: z.string().nullable(),
  /** What stops its departure now; empty once it has departed. */
  blockers: z.array(z.object({ code: z.string(), object: z.string(), message: z.string() })),
  created_at: z.date(),
  updated_at: z.date(),
});
export type CarrierBooking = z.infer<typeof CarrierBooking>;

/** A carrier booking in the list. */
export const CarrierBookingRow = CarrierBooking.pick({
  id: true,
  carrier: true,
  reference: true,
  kind: true,
  state: true,
}).extend({
  /** The first that is not met, also if it has passed; null once the booking has departed or is cancelled. */
  next_cut_off: CutOff.pick({ kind: true, at: true })
    .extend({ status: z.enum(CUT_OFF_STATUSES) })
    .nullable(),
  shipments: z.number().int(),
  /** The first of its shipments, in the order of their numbers. */
  first_shipment: z.string().nullable(),
  /** The leg that it is for, in its first shipment; null without a route. */
  leg: z
    .object({
      from: z.string(),
      to: z.string(),
      vessel: z.object({ name: z.string(), imo: z.string().nullable() }).nullable(),
      voyage: z.string(),
      flight: z.string(),
    })
    .nullable(),
  /** Of the main leg, the earliest among the shipments. */
  etd: z.date().nullable(),
  /** Where the leg that it is for begins. */
  time_zone: z.string(),
});
export type CarrierBookingRow = z.infer<typeof CarrierBookingRow>;

/** A share of a cost: what one shipment bears, which is a buy charge of it. */
const CostShare = z.object({
  tracking_number: z.string(),
  amount: Money,
  /** The number of the charge in the shipment. */
  number: z.number().int(),
  status: z.enum(CHARGE_STATUSES),
});

/** What a carrier booking costs, allocated to its shipments. The shares sum to the amount. */
export const CarrierCost = z.object({
  id: z.uuid(),
  charge_code: z.string(),
  description: z.string(),
  amount: Money,
  /** The allocation basis: volume, weight, the greater of tons and m³, TEU, in equal parts, or by hand. */
  basis: z.enum(SHARE_BASES),
  shares: z.array(CostShare),
  created_at: z.date(),
});
export type CarrierCost = z.infer<typeof CarrierCost>;

const NOT_FOUND = { status: 404, message: 'No such carrier booking.' } as const;
const UNKNOWN_SHIPMENT = {
  status: 422,
  message: 'Some of these shipments don’t exist.',
  data: z.object({ tracking_numbers: z.array(z.string()) }),
} as const;
const PRECONDITION_FAILED = {
  status: 412,
  message: 'Someone else has changed this carrier booking. Review their changes, then save again.',
} as const;

const COST_WRITES = ['carrierBookings', 'charges', 'shipments', 'audit'];
const WRITES = ['carrierBookings', 'shipmentFile', 'exceptions', 'tasks', 'audit'];

export const carrierBookings = {
  create: operation({
    access: 'staff',
    method: 'POST',
    path: '/carrier-bookings',
    location: '/carrier-bookings/{id}',
    summary: 'Record a booking with a carrier for one or more shipments',
    changes: WRITES,
    status: 201,
  })
    .input(
      CarrierBookingFields.extend({
        reference: CarrierBookingFields.shape.reference.default(''),
        contract: CarrierBookingFields.shape.contract.default(''),
        cut_offs: CarrierBookingFields.shape.cut_offs.default([]),
      }),
    )
    .output(CarrierBooking)
    .errors({ UNKNOWN_SHIPMENT }),

  list: operation({
    access: 'staff',
    method: 'GET',
    path: '/carrier-bookings',
    list: { records: 'carrier_bookings', of: 'everyone' },
    summary: 'Bookings with carriers, by their next cut-off; those without one last',
  })
    .input(
      z.object({
        ...SINCE,
        /** Words in the carrier, the reference, the contract or a tracking number. */
        q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
        state: CarrierBookingState.optional(),
        /** A tracking number: only the bookings of this shipment. */
        shipment: z.string().trim().min(1).max(40).optional(),
        /** The cursor: `next` of the previous page. */
        after: z.string().max(200).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ carrier_bookings: z.array(CarrierBookingRow), next: z.string().nullable() })),

  find: operation({
    access: 'staff',
    method: 'GET',
    path: '/carrier-bookings/{id}',
    summary: 'A booking with a carrier, its cut-offs and what blocks its departure',
  })
    .input(Id)
    .output(CarrierBooking)
    .errors({ NOT_FOUND }),

  change: operation({
    access: 'staff',
    method: 'PATCH',
    path: '/carrier-bookings/{id}',
    summary: 'Change a booking with a carrier, unless it has changed since the version that If-Match names',
    changes: WRITES,
  })
    .input(Id.extend(CarrierBookingFields.partial().shape).extend({ state: CarrierBookingState.optional() }))
    .output(CarrierBooking)
    .errors({
      NOT_FOUND,
      UNKNOWN_SHIPMENT,
      PRECONDITION_FAILED,
      WRONG_STATE: {
        status: 409,
        message: 'This carrier booking can’t change from its current status to that one.',
      },
    }),

  depart: operation({
    access: 'staff',
    method: 'POST',
    path: '/carrier-bookings/{id}/depart',
    summary: 'Record the departure; refused with its blockers unless an override reason is given',
    changes: [...WRITES, 'milestones', 'tracking', 'shipments', 'fleet', 'portal'],
  })
    .input(
      Id.extend({
        /** Defaults to now. */
        departed_at: Moment.optional(),
        override_reason: plainText('Enter the reason.')
          .min(1, 'Enter the reason.')
          .max(300, 'At most 300 characters.')
          .nullish(),
      }),
    )
    .output(CarrierBooking)
    .errors({
      NOT_FOUND,
      PRECONDITION_FAILED,
      NOT_READY: {
        status: 422,
        message: 'Not everything is ready for the departure.',
        data: z.object({ blockers: CarrierBooking.shape.blockers }),
      },
      DEPARTED: { status: 409, message: 'This carrier booking already departed.' },
      CANCELLED: { status: 409, message: 'This carrier booking is cancelled.' },
    }),

  costs: operation({
    access: 'staff',
    method: 'GET',
    path: '/carrier-bookings/{id}/costs',
    summary: 'What a booking with a carrier costs, and the share of each shipment',
  })
    .input(Id)
    .output(z.object({ costs: z.array(CarrierCost) }))
    .errors({ NOT_FOUND }),

  addCost: operation({
    access: 'staff',
    method: 'POST',
    path: '/carrier-bookings/{id}/costs',
    summary: 'Allocate a cost across the shipments of a booking: each gets a buy charge, to the cent',
    changes: COST_WRITES,
    status: 201,
  })
    .input(
      Id.extend({
        charge_code: CHARGE_FIELDS.charge_code,
        description: CHARGE_FIELDS.description,
        amount: CHARGE_FIELDS.rate,
        basis: z.enum(SHARE_BASES),
        /** By hand only: the amount of each shipment, in minor units of the currency. */
        shares: z
          .array(
            z.object({
              tracking_number: z.string().trim().min(1).max(40),
              amount: EnteredMoney.shape.amount.min(0, 'At least 0.'),
            }),
          )
          .max(200)
          .optional(),
      }),
    )
    .output(CarrierCost)
    .errors({ NOT_FOUND, CANCELLED: { status: 409, message: 'This carrier booking is cancelled.' } }),

  removeCost: operation({
    access: 'staff',
    method: 'DELETE',
    path: '/carrier-bookings/{id}/costs/{cost_id}',
    summary: 'Remove a cost: the buy charges that share it are reversed',
    changes: COST_WRITES,
  })
    .input(Id.extend({ cost_id: z.uuid() }))
    .output(z.object({}))
    .errors({
      NOT_FOUND,
      NO_COST: { status: 404, message: 'No such cost.' },
      BILLED: {
        status: 409,
        message: 'A share of this cost has already been billed. Reverse its charge first.',
      },
    }),
};
