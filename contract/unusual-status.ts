import * as z from 'zod';
import { ShipmentStatus } from '#domain/shipments/status.ts';

/** A status that goes backwards, or out of delivered or cancelled: the same call with `confirmed` sets it. */
export const UNUSUAL = {
  status: 409,
  message: 'This change is unusual. Please confirm it.',
  data: z.object({ from: ShipmentStatus, because: z.enum(['backwards', 'ended']) }),
} as const;
