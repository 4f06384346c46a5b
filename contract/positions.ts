import * as z from 'zod';
import { PositionOrRefusal, REFUSALS } from '#domain/positions/reported-position.ts';
import { operation } from './operation/operation.ts';

const MAX_BATCH = 1_000;

export const positions = {
  report: operation({
    access: 'device',
    method: 'POST',
    path: '/positions',
    idempotent: false,
    summary:
      'Report positions of a device, in any order; duplicates of a time are dropped. Send its key in the header Authorization: Bearer …',
    // Allows one position a second, and a day's backlog after an outage.
    limit: { calls: 120, minutes: 1 },
    // Trackers send other measurements too and cannot be changed; refusing a batch would lose positions.
    unknownFields: 'ignored',
  })
    .input(z.object({ positions: z.array(PositionOrRefusal).min(1).max(MAX_BATCH) }))
    .output(
      z.object({
        new: z.number().int(),
        /** Positions with a time that the device has already reported. */
        known: z.number().int(),
        /** By index in the batch, from 0. The others are stored nevertheless. */
        refused: z.array(z.object({ index: z.number().int(), reason: z.enum(REFUSALS) })),
        /** Stored, but rejected as implausible for a shipment that follows the device, by index in the batch; omitted if none. */
        implausible: z.array(z.number().int()).optional(),
      }),
    ),
};
