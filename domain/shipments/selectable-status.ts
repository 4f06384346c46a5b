import * as z from 'zod';
import { SHIPMENT_STATUSES } from './shipment-statuses.ts';

/** The statuses staff can set: all except 'created', which only converted quotes have. */
export const SelectableStatus = z.enum(SHIPMENT_STATUSES).exclude(['created']);
export type SelectableStatus = z.infer<typeof SelectableStatus>;
