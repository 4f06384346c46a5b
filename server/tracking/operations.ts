import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

export const operations = implement(contract.tracking).$context<
  AreaContext<
    | 'accounts'
    | 'broadcast'
    | 'database'
    | 'enumerationLimiter'
    | 'geography'
    | 'jobs'
    | 'log'
    | 'now'
    | 'replica'
    | 'settings'
    | 'sign'
    | 'trackingCache'
  >
>();
