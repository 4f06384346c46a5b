import * as z from 'zod';
import { DeliveryAppointment, ProofOfDelivery } from '#domain/deliveries/delivery.ts';
import { operation } from '../operation/operation.ts';
import { NO_SHIPMENT } from './no-shipment.ts';
import { TrackingNumber } from './tracking-number.ts';

/** The delivery of a shipment: when the consignee takes the goods, and what was signed for. */
export const Delivery = z.object({
  tracking_number: z.string(),
  /** That of the destination. */
  time_zone: z.string(),
  appointment: z
    .object({ ...DeliveryAppointment.shape, window_from: z.date(), window_until: z.date() })
    .nullable(),
  /** Null until the goods were delivered. */
  proof: z.object({ ...ProofOfDelivery.shape, delivered_at: z.date(), recorded_at: z.date() }).nullable(),
  /** The version that `If-Match` names; 0 before the first change. */
  version: z.number().int(),
});
export type Delivery = z.infer<typeof Delivery>;

const PRECONDITION_FAILED = {
  status: 412,
  message: 'Someone else has changed this delivery. Review their changes, then save again.',
} as const;
const CANCELLED = { status: 409, message: 'This shipment is cancelled.' } as const;
const ERRORS = { NOT_FOUND: NO_SHIPMENT, PRECONDITION_FAILED, CANCELLED };

const WRITES = ['deliveries', 'tasks', 'audit'];
const PROOF_WRITES = [
  ...WRITES,
  'exceptions',
  'shipments',
  'shipmentFile',
  'tracking',
  'milestones',
  'fleet',
  'portal',
  'notifications',
];

export const deliveries = {
  find: operation({
    access: 'signed-in',
    permission: 'view',
    method: 'GET',
    path: '/shipments/{tracking_number}/delivery',
    summary: 'The delivery appointment of a shipment and the proof of its delivery',
  })
    .input(TrackingNumber)
    .output(Delivery)
    .errors({ NOT_FOUND: NO_SHIPMENT }),

  setAppointment: operation({
    access: 'staff',
    method: 'PUT',
    path: '/shipments/{tracking_number}/delivery-appointment',
    summary:
      'Request, confirm or remove the delivery appointment of a shipment, unless it has changed since the version that If-Match names',
    changes: [...WRITES, 'notifications'],
  })
    .input(TrackingNumber.extend({ appointment: DeliveryAppointment.nullable() }))
    .output(Delivery)
    .errors(ERRORS),

  recordProof: operation({
    access: 'staff',
    method: 'PUT',
    path: '/shipments/{tracking_number}/proof-of-delivery',
    summary:
      'Record who signed for a shipment: it is delivered then, and pieces that are short or damaged raise exceptions',
    changes: PROOF_WRITES,
  })
    .input(TrackingNumber.extend(ProofOfDelivery.shape))
    .output(Delivery)
    .errors(ERRORS),
};
