import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type DependencyNames = 'accounts' | 'broadcast' | 'database' | 'jobs' | 'now' | 'settings' | 'sign';

export type CareersContext = AreaContext<DependencyNames>;

export const operations = implement(contract.careers).$context<CareersContext>();
