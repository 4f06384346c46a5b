import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { MilestonesContext } from '../milestones/operations.ts';

/** Events become milestones. */
export type CarrierEventsContext = MilestonesContext;

export const operations = implement(contract.carrierEvents).$context<CarrierEventsContext>();
