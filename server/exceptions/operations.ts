import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type Needs = 'broadcast' | 'database' | 'geography' | 'now';

type ExceptionsContext = AreaContext<Needs>;

export const operations = implement(contract.exceptions).$context<ExceptionsContext>();
