import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type Needs = 'database' | 'geography' | 'now';

export type RatesContext = AreaContext<Needs>;

export const operations = implement(contract.rates).$context<RatesContext>();
