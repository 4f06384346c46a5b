import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type Needs =
  | 'accounts'
  | 'broadcast'
  | 'database'
  | 'enumerationLimiter'
  | 'geography'
  | 'jobs'
  | 'log'
  | 'now'
  | 'pdfRenderer'
  | 'random'
  | 'settings'
  | 'sign';

export type QuotesContext = AreaContext<Needs>;

export const operations = implement(contract.quotes).$context<QuotesContext>();
