import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type DependencyNames = 'database' | 'geography' | 'now';

export type RatesContext = AreaContext<DependencyNames>;

export const operations = implement(contract.rates).$context<RatesContext>();
