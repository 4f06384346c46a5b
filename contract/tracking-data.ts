import * as z from 'zod';
import { operation } from './operation.ts';

/** Writing tracking data that is missing or broken, and sample data to try the product with. */
export const trackingData = {
  initialize: operation({
    access: 'staff',
    method: 'POST',
    path: '/functions/initialize-tracking-data',
    idempotent: false,
    summary: 'Give every shipment the events, route and live position it lacks',
    changes: ['tracking', 'shipments', 'fleet'],
    limit: { calls: 30, minutes: 10 },
  }).output(z.object({ shipments_processed: z.number().int() })),

  fixExisting: operation({
    access: 'staff',
    method: 'POST',
    path: '/functions/fix-existing-tracking',
    idempotent: false,
    summary:
      'Repair missing waypoints, positions at 0/0, statuses without an event and waypoints out of order',
    changes: ['tracking', 'shipments', 'fleet'],
    limit: { calls: 30, minutes: 10 },
  }).output(
    z.object({
      /** What was done, in words and numbers. */
      message: z.string(),
    }),
  ),

  generateSample: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/functions/generate-sample-tracking',
    summary: 'The sample ocean shipment with its four events; one that exists already stays as it is',
    changes: ['tracking', 'shipments', 'fleet', 'portal', 'privacy.erasureStatus'],
    limit: { calls: 30, minutes: 10 },
  }).output(
    z.object({
      tracking_number: z.string(),
      /** False when the sample was there already. */
      created: z.boolean(),
    }),
  ),
};
