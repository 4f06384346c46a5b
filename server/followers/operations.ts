import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

export const operations = implement(contract.followers).$context<
  AreaContext<'accounts' | 'database' | 'enumerationLimiter' | 'jobs' | 'now' | 'settings' | 'sign'>
>();
