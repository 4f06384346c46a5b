import * as z from 'zod';
import { WORKLIST_OWNERS } from '#domain/tasks/worklist-owner.ts';

/** The input of lists of work across shipments. */
export const WorklistQuery = z.object({
  owner: z
    .enum(WORKLIST_OWNERS)
    .default('anyone')
    .describe('`me` for what you own, `nobody` for what has no owner, `anyone` for all of it.'),
  /** The cursor: `next` of the previous page. */
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

/** What an entry of a worklist says about its shipment, in addition to the tracking number. */
export const WorklistShipment = z.object({
  client: z.string(),
  origin_city: z.string(),
  destination_city: z.string(),
});
