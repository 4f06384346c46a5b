import * as z from 'zod';
import { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { TransportMode } from '#domain/routing/transport-mode.ts';
import { operation } from './operation/operation.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';

/** What documents state where the instructions are empty. Weight in kg. */
export const Booked = z.object({
  /** The client's company or name; null for a deleted account. */
  shipper_name: z.string().nullable(),
  origin_address: z.string(),
  origin_city: z.string(),
  origin_postal_code: z.string(),
  origin_country: z.string(),
  destination_address: z.string(),
  destination_city: z.string(),
  destination_postal_code: z.string(),
  destination_country: z.string(),
  cargo_description: z.string(),
  cargo_weight: z.number(),
  cargo_dimensions: z.string(),
  /** The modes of its legs, or its own mode without a planned route. Empty means multi-modal. */
  modes: z.array(TransportMode),
  /** The city of our office nearest to the origin: the place of issue. Null without a route. */
  issuing_office: z.string().nullable(),
  /** ISO 4217, of the charges on an air waybill: that of the branch, or of the shipment without one. */
  charges_currency: z.string(),
});
export type Booked = z.infer<typeof Booked>;

export const instructions = {
  find: operation({
    access: 'staff',
    method: 'GET',
    path: '/shipments/{tracking_number}/instructions',
    summary: 'The shipping instructions of a shipment and their defaults',
  })
    .input(TrackingNumber)
    .output(
      z.object({
        /** The version to send back on save; 0 before the first save. */
        version: z.number().int(),
        instructions: ShippingInstructions,
        booked: Booked,
      }),
    )
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  save: operation({
    access: 'staff',
    method: 'POST',
    path: '/shipments/{tracking_number}/instructions',
    summary: 'Replace the shipping instructions, unless someone else has changed them since they were read',
    changes: ['instructions', 'documents', 'shipmentFile', 'shipments.history', 'audit'],
  })
    .input(TrackingNumber.extend({ version: z.int32(), instructions: ShippingInstructions }))
    .output(z.object({ version: z.number().int() }))
    .errors({
      NOT_FOUND: NO_SHIPMENT,
      VERSION_CONFLICT: {
        status: 409,
        message: 'Someone else has changed the shipping instructions. Review their changes, then save again.',
        /** `by` is null for a deleted account. */
        data: z.object({ by: z.string().nullable(), at: z.date() }),
      },
    }),
};
