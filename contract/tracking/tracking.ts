import * as z from 'zod';
import { MATCH_KINDS } from '#domain/shipment-file/match-kinds.ts';
import { normalizeReference } from '#domain/shipment-file/reference.ts';
import { MAX_NUMBERS, readTypedNumbers } from '#domain/shipments/typed-numbers.ts';
import { TEST_SCENARIOS } from '#domain/test-numbers/test-script.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { operation } from '../operation/operation.ts';
import { TrackingNumber, UNKNOWN_TRACKING_NUMBER } from '../shipments/tracking-number.ts';
import { ShipmentDetails, TrackedRoute, TrackedShipment, TrackedSummary } from './tracked-shipment.ts';

export const tracking = {
  testNumbers: operation({
    access: 'anyone',
    method: 'GET',
    path: '/test-numbers',
    summary:
      'The test numbers, which anyone can track: shipments that run a script, marked as tests everywhere',
  }).output(
    z.object({
      numbers: z.array(
        z.object({ tracking_number: z.string(), scenario: z.enum(TEST_SCENARIOS), test: z.literal(true) }),
      ),
    }),
  ),

  find: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking/{tracking_number}',
    exemptsOwn: true,
    summary: 'Track a shipment by its number; open to everyone',
  })
    .input(TrackingNumber)
    .output(TrackedShipment)
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),

  findMany: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking',
    exemptsOwn: true,
    summary: `Where up to ${MAX_NUMBERS} shipments are, in the requested order; null for each unknown number`,
  })
    .input(
      z.object({
        /** Separated by commas or line breaks. */
        numbers: z
          .string()
          .max(2000)
          .refine((text) => readTypedNumbers(text).length > 0, 'Please enter a tracking number')
          .refine(
            (text) => readTypedNumbers(text).length <= MAX_NUMBERS,
            `Ask for at most ${MAX_NUMBERS} tracking numbers at once`,
          ),
      }),
    )
    .output(z.array(z.object({ number: z.string(), shipment: TrackedSummary.nullable() }))),

  byReference: operation({
    access: 'anyone',
    method: 'GET',
    path: '/track',
    exemptsOwn: true,
    summary:
      'The shipments with a number: ours, of a container, a bill of lading, an air waybill or a booking; when signed in, also your order numbers',
  })
    .input(
      z.object({
        reference: plainText('Enter a number.')
          .refine((typed) => normalizeReference(typed) !== '', 'Enter a number.')
          .max(60, 'At most 60 characters.'),
      }),
    )
    .output(
      z.object({
        /** Newest first, at most 50. */
        matches: z.array(z.object({ tracking_number: z.string(), kind: z.enum(MATCH_KINDS) })),
      }),
    ),

  route: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking/{tracking_number}/route',
    exemptsOwn: true,
    summary:
      'The legs of a shipment’s route with their geometry, [longitude, latitude], unwrapped across 180°',
  })
    .input(TrackingNumber)
    .output(TrackedRoute)
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),

  details: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/tracking/{tracking_number}/details',
    summary: 'Details of a shipment that only its client and staff can see; not found for others',
  })
    .input(TrackingNumber)
    .output(ShipmentDetails)
    .errors({ NOT_FOUND: UNKNOWN_TRACKING_NUMBER }),

  mapSettings: operation({
    access: 'anyone',
    method: 'GET',
    path: '/tracking-map/settings',
    summary: 'The map provider and the operator’s tile server, if any',
  }).output(
    z.object({
      /** Whether a Google Maps key is configured. */
      google: z.boolean(),
      style_url: z.string().nullable(),
      satellite_tile_url: z.string().nullable(),
    }),
  ),

  googleMapsKey: operation({
    access: 'anyone',
    method: 'POST',
    path: '/functions/get-google-maps-key',
    idempotent: false,
    whileViewing: 'answered',
    summary: 'The Google Maps key of this installation, or null',
  }).output(z.object({ apiKey: z.string().nullable() })),
};
