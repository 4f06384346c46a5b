import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext, AreaRequest } from '../api/call-context.ts';

type Needs = 'accounts' | 'broadcast' | 'database' | 'jobs' | 'now' | 'settings' | 'sign';

export type PeopleRequest = AreaRequest<Needs>;
export type PeopleContext = AreaContext<Needs>;

export const operations = implement(contract.people).$context<PeopleContext>();
