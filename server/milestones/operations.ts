import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type Needs = 'accounts' | 'broadcast' | 'database' | 'geography' | 'jobs' | 'now' | 'settings' | 'sign';

export type MilestonesContext = AreaContext<Needs>;

export const operations = implement(contract.milestones).$context<MilestonesContext>();
