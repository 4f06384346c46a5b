import * as z from 'zod';
import { ShipmentStatus } from '#domain/shipments/status.ts';

/** The status goes backwards or leaves delivered or cancelled. Repeat the call with `confirmed`. */
export const UNUSUAL = {
  status: 409,
  message: 'This change is unusual. Confirm it.',
  data: z.object({ from: ShipmentStatus, because: z.enum(['backwards', 'ended']) }),
} as const;
