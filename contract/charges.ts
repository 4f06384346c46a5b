import * as z from 'zod';
import { CHARGE_FIELDS } from '#domain/invoices/charge-fields.ts';
import { CHARGE_STATUSES } from '#domain/invoices/charge-status.ts';
import { AppliedRate } from '#domain/money/exchange-rate.ts';
import { Money } from '#domain/money/money.ts';
import { RATE_BASES, RATE_SIDES } from '#domain/rates/rate-kinds.ts';
import { MAX_INTEGER } from '#domain/validation/max-integer.ts';
import { VatTreatment } from '#domain/vat/vat-treatment.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';

const CHANGES = [
  'charges',
  'rates.margins',
  'shipments',
  'invoices',
  'shipmentFile',
  'fleet',
  'tracking',
  'portal',
  'notifications',
  'audit',
];

/** What a shipment brings in (`sell`) or costs us (`buy`). */
export const Charge = z.object({
  /** Its number in the shipment; null for the difference between the charges and the price. */
  number: z.number().int().nullable(),
  charge_code: z.string(),
  description: z.string(),
  side: z.enum(RATE_SIDES),
  basis: z.enum(RATE_BASES),
  quantity: z.number(),
  rate: Money,
  amount: Money,
  /** In the currency of the shipment. */
  converted: Money,
  exchange: AppliedRate.nullable(),
  /** The line of the tariff that it is from; only for staff. */
  tariff: z.object({ id: z.uuid(), version: z.number().int(), line: z.number().int() }).nullable(),
  status: z.enum(CHARGE_STATUSES),
  /** Why staff added it; only for staff. */
  reason: z.string(),
  /** How it is taxed where staff chose it; null for the rule of the customer or the legal entity. */
  vat: VatTreatment.nullable(),
  /** The supplier bill that states the cost, and what was expected before it; only for staff, absent without one. */
  supplier_bill: z.object({ id: z.uuid(), number: z.string(), expected: Money }).optional(),
});
export type Charge = z.infer<typeof Charge>;

/** In the currency of the shipment. Actual and accrued together are what is known today. */
export const ProfitFigures = z.object({
  /** What was expected before suppliers’ bills. */
  estimated: Money,
  /** Invoiced to the customer, or billed by suppliers. */
  actual: Money,
  /** Still to be invoiced or billed. */
  accrued: Money,
});

export const charges = {
  list: operation({
    access: 'signed-in',
    permission: 'money',
    method: 'GET',
    path: '/shipments/{tracking_number}/charges',
    list: { records: 'charges', of: 'shipment' },
    summary: 'The charges of a shipment; its price is the sum of the sell charges',
  })
    .input(
      TrackingNumber.extend({
        ...SINCE,
        /** `buy` only for staff. */
        side: z.enum(RATE_SIDES).default('sell'),
      }),
    )
    .output(
      z.object({
        charges: z.array(Charge),
        /** Of those that are not reversed, in the currency of the shipment. */
        total: Money,
        /** What remains of the price after expected cost; only for staff, and only where there is a cost. */
        margin: Money.optional(),
      }),
    )
    .errors({
      NOT_FOUND: NO_SHIPMENT,
      STAFF_ONLY: { status: 403, message: 'Only staff may see what a shipment costs us.' },
    }),

  profit: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{tracking_number}/profit',
    summary: 'Revenue, cost and profit of a shipment: estimated, actual and accrued',
  })
    .input(TrackingNumber)
    .output(z.object({ revenue: ProfitFigures, cost: ProfitFigures, profit: ProfitFigures }))
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  add: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/charges',
    summary: 'Add a charge to a shipment with a reason; a sell charge raises its price',
    changes: CHANGES,
    status: 201,
  })
    .input(z.object(CHARGE_FIELDS))
    .output(Charge)
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  setStatus: operation({
    access: 'staff',
    method: 'PATCH',
    path: '/shipments/{tracking_number}/charges/{number}',
    summary: 'Approve, bill or reverse a charge; reversing a sell charge lowers the price',
    changes: CHANGES,
  })
    .input(
      TrackingNumber.extend({
        number: z.coerce.number().int().min(0).max(MAX_INTEGER),
        status: z.enum(CHARGE_STATUSES),
      }),
    )
    .output(Charge)
    .errors({
      NOT_FOUND: NO_SHIPMENT,
      NO_CHARGE: { status: 404, message: 'No such charge.' },
      CHARGE_ABOVE_PRICE: {
        status: 409,
        message:
          'The price is lower than this charge. Raise the price of the shipment, then reverse the charge.',
      },
      WRONG_STATUS: { status: 409, message: 'The charge can’t change from its current status to that one.' },
      ON_SUPPLIER_BILL: {
        status: 409,
        message: 'This charge is on a supplier bill. Reverse the bill instead.',
      },
    }),
};
