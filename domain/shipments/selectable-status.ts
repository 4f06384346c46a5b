import * as z from 'zod';
import { SHIPMENT_STATUSES } from './shipment-statuses.ts';

/** What staff may set by hand: every status but 'created', which only a converted quote has. */
export const SelectableStatus = z.enum(SHIPMENT_STATUSES).exclude(['created']);
export type SelectableStatus = z.infer<typeof SelectableStatus>;
