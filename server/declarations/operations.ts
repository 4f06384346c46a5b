import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { MilestonesContext } from '../milestones/operations.ts';

export const operations = implement(contract.declarations).$context<MilestonesContext>();
