import * as z from 'zod';
import { operation } from '../operation/operation.ts';

/** Completes and repairs tracking data, and creates sample data. */
export const trackingData = {
  initialize: operation({
    access: 'staff',
    method: 'POST',
    path: '/functions/initialize-tracking-data',
    idempotent: false,
    summary: 'Add missing events, routes and live positions to all shipments',
    changes: ['tracking', 'shipments', 'fleet'],
    limit: { calls: 30, minutes: 10 },
  }).output(z.object({ shipments_processed: z.number().int() })),

  fixExisting: operation({
    access: 'staff',
    method: 'POST',
    path: '/functions/fix-existing-tracking',
    idempotent: false,
    summary: 'Repair missing or unordered waypoints, positions at 0/0 and statuses without an event',
    changes: ['tracking', 'shipments', 'fleet'],
    limit: { calls: 30, minutes: 10 },
  }).output(
    z.object({
      /** What was repaired, with counts. */
      message: z.string(),
    }),
  ),

  generateSample: operation({
    access: 'signed-in',
    method: 'POST',
    path: '/functions/generate-sample-tracking',
    summary: 'Create the sample ocean shipment with its four events, unless it exists',
    changes: ['tracking', 'shipments', 'fleet', 'portal', 'privacy.erasureStatus'],
    limit: { calls: 30, minutes: 10 },
  }).output(
    z.object({
      tracking_number: z.string(),
      /** False if the sample already existed. */
      created: z.boolean(),
    }),
  ),
};
