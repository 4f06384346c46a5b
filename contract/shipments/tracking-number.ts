import * as z from 'zod';

/** The shipment that an operation is about. */
export const TrackingNumber = z.object({ tracking_number: z.string().trim().min(1).max(40) });

export const UNKNOWN_TRACKING_NUMBER = {
  status: 404,
  message: 'No shipment found with this tracking number',
} as const;
