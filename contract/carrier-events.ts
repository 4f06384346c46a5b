import * as z from 'zod';
import { MAX_PUSHED_EVENTS } from '#domain/dcsa/pushed-events.ts';
import { plainText } from '#domain/validation/plain-text.ts';
import { operation } from './operation/operation.ts';

const Id = z.object({ id: z.uuid() });
const NOT_FOUND = { status: 404, message: 'No such company.' } as const;
const NOT_A_CARRIER = { status: 409, message: 'Give the company the role of a carrier first.' } as const;

const SentEvent = z.record(z.string(), z.unknown(), 'Send an event, or a list of events.').meta({
  description:
    'An event of DCSA Track & Trace 2.2 of the type TRANSPORT, EQUIPMENT or SHIPMENT. It names a booking (BKG), a bill of lading (TRD) or a container.',
});

/** What a carrier has pushed so far. */
export const CarrierPushes = z.object({
  /** How bookings and legs name the carrier; so does its SCAC. */
  names: z.array(z.string()),
  /** Events received so far. */
  received: z.number().int(),
  /** Milestones recorded from them. */
  recorded: z.number().int(),
  /** Events that could not be used, and why the last one. */
  refused: z.number().int(),
  last_issue: z.string(),
  last_received_at: z.date().nullable(),
});
export type CarrierPushes = z.infer<typeof CarrierPushes>;

export const carrierEvents = {
  push: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/dcsa/v2/events',
    summary:
      'Push events of DCSA Track & Trace 2.2, one or at most 100 in an array, with a key of a carrier; a repeated `eventID` is a duplicate',
    changes: [
      'milestones',
      'shipmentFile',
      'shipments',
      'tracking',
      'fleet',
      'portal',
      'audit',
      'carrierEvents',
    ],
    // A repeated event is a duplicate and writes nothing.
    idempotent: false,
    // Carriers add fields of their own; refusing a batch for one of them would lose events.
    unknownFields: 'ignored',
    limit: { calls: 120, minutes: 1 },
  })
    .input(
      z.union([
        z
          .array(SentEvent)
          .min(1, 'Send at least one event.')
          .max(MAX_PUSHED_EVENTS, `At most ${MAX_PUSHED_EVENTS} events.`),
        SentEvent,
      ]),
    )
    .output(
      z.object({
        results: z.array(
          z.object({
            /** In the array, from 0. */
            index: z.number().int(),
            /** The `eventID`; '' where there is none. */
            event_id: z.string(),
            /** `ignored` where the carrier moves no shipment with these numbers. */
            status: z.enum(['recorded', 'duplicate', 'ignored', 'refused']),
            /** Why it is refused. */
            issue: z.string().optional(),
          }),
        ),
      }),
    )
    .errors({
      NO_CARRIER_KEY: { status: 403, message: 'Send an API key that our staff have created for a carrier.' },
    }),

  find: operation({
    access: 'staff',
    method: 'GET',
    path: '/organisations/{id}/carrier-events',
    summary: 'How bookings name a carrier, and what it has pushed; null until its first key or name',
  })
    .input(Id)
    .output(z.object({ pushes: CarrierPushes.nullable() }))
    .errors({ NOT_FOUND }),

  setNames: operation({
    access: 'staff',
    method: 'PUT',
    path: '/organisations/{id}/carrier-events',
    summary: 'Set how bookings and legs name a carrier, which decides for which shipments its events count',
    changes: ['carrierEvents', 'audit'],
  })
    .input(
      Id.extend({
        names: z
          .array(plainText().min(1, 'Enter a name.').max(120, 'At most 120 characters.'))
          .max(20, 'At most 20 names.'),
      }),
    )
    .output(z.object({ pushes: CarrierPushes }))
    .errors({ NOT_FOUND, NOT_A_CARRIER }),
};
