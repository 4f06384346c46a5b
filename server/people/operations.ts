import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext, AreaRequest } from '../api/call-context.ts';

type DependencyNames = 'accounts' | 'broadcast' | 'database' | 'jobs' | 'now' | 'settings' | 'sign';

export type PeopleRequest = AreaRequest<DependencyNames>;
export type PeopleContext = AreaContext<DependencyNames>;

export const operations = implement(contract.people).$context<PeopleContext>();
