import * as z from 'zod';
import { PositionOrRefusal, REFUSALS } from '#domain/positions/reported-position.ts';
import { operation } from './operation.ts';

const LARGEST_BATCH = 1_000;

export const positions = {
  report: operation({
    access: 'device',
    method: 'POST',
    path: '/positions',
    idempotent: false,
    summary:
      'Where a device was, in any order and as often as it likes: one of each moment is kept. Its key goes into the header Authorization: Bearer …',
    // A position a second one by one, and a day without a network at its end.
    limit: { calls: 120, minutes: 1 },
    // Trackers send what else they measure, and nobody can change them: a refused batch would be positions lost.
    unknownFields: 'ignored',
  })
    .input(z.object({ positions: z.array(PositionOrRefusal).min(1).max(LARGEST_BATCH) }))
    .output(
      z.object({
        new: z.number().int(),
        /** Of moments that the device has told of before. */
        known: z.number().int(),
        /** By their place in the batch, from 0. The others are kept all the same. */
        refused: z.array(z.object({ index: z.number().int(), reason: z.enum(REFUSALS) })),
        /** Stored, but not believed of a shipment that follows the device, by their place in the batch; missing where there are none. */
        implausible: z.array(z.number().int()).optional(),
      }),
    ),
};
