import * as z from 'zod';

/** When deliveries on this lane by this mode usually happen, around the current estimate. */
export const ConfidenceWindow = z.object({
  from: z.date().meta({ description: 'The earliest likely delivery.' }),
  to: z.date().meta({ description: 'The latest likely delivery.' }),
  shipments: z
    .number()
    .int()
    .meta({ description: 'The number of our own deliveries that it is computed from.' }),
});
