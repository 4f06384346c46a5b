import * as z from 'zod';
import { AMENDMENT_STATUSES, AmendmentChanges, AmendmentReason } from '#domain/shipment-file/amendment.ts';
import { SINCE } from './operation/changed-records.ts';
import { operation } from './operation/operation.ts';
import { NO_SHIPMENT } from './shipments/no-shipment.ts';
import { TrackingNumber } from './shipments/tracking-number.ts';

const Id = z.object({ id: z.uuid() });

/** A customer's request to change a booked shipment. */
export const Amendment = z.object({
  id: z.uuid(),
  tracking_number: z.string(),
  status: z.enum(AMENDMENT_STATUSES),
  reason: z.string(),
  /** Old and new values, as of the request. */
  difference: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  /** Null for a deleted account. */
  requested_by: z.string().nullable(),
  created_at: z.date(),
  decided_at: z.date().nullable(),
  /** Why it was declined; '' without a reason. */
  answer: z.string(),
});
export type Amendment = z.infer<typeof Amendment>;

const NO_AMENDMENT = { status: 404, message: 'No such amendment.' } as const;
const DECIDED = { status: 409, message: 'This amendment has already been decided.' } as const;
const ENDED = {
  status: 409,
  message: 'This shipment was delivered or cancelled, so it can’t change.',
} as const;

export const amendments = {
  request: operation({
    access: 'signed-in',
    permission: 'book',
    method: 'POST',
    path: '/shipments/{tracking_number}/amendments',
    summary: 'Request a change to a booked shipment, or its cancellation; staff approve it',
    changes: ['amendments'],
    status: 201,
    limit: { calls: 60, minutes: 60 },
  })
    .input(TrackingNumber.extend({ changes: AmendmentChanges, reason: AmendmentReason }))
    .output(Amendment)
    .errors({
      NOT_FOUND: NO_SHIPMENT,
      ENDED,
      NO_CHANGE: { status: 422, message: 'The shipment already has these values.' },
    }),

  list: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/amendments',
    list: { records: 'amendments', of: 'shipment' },
    summary: 'The amendments of a shipment, newest first, at most 100',
  })
    .input(TrackingNumber.extend(SINCE))
    .output(z.object({ amendments: z.array(Amendment) }))
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  approve: operation({
    access: 'staff',
    method: 'POST',
    path: '/amendments/{id}/approve',
    summary: 'Approve an amendment: the shipment changes, and its customer is notified',
    changes: [
      'amendments',
      'shipments',
      'shipmentFile',
      'instructions',
      'tracking',
      'fleet',
      'portal',
      'notifications',
    ],
  })
    .input(Id)
    .output(Amendment)
    .errors({
      NOT_FOUND: NO_AMENDMENT,
      DECIDED,
      ENDED,
      CHANGED_SINCE: {
        status: 409,
        message:
          'The shipment has changed since this was requested. Decline the request, or make the change yourself.',
        /** What approving it would overwrite. */
        data: z.object({ fields: z.array(z.string()) }),
      },
    }),

  decline: operation({
    access: 'staff',
    method: 'POST',
    path: '/amendments/{id}/decline',
    summary: 'Decline an amendment; its customer is notified',
    changes: ['amendments', 'notifications'],
  })
    .input(Id.extend({ reason: AmendmentReason.optional() }))
    .output(Amendment)
    .errors({ NOT_FOUND: NO_AMENDMENT, DECIDED }),
};
