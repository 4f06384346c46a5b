import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type DependencyNames =
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

export type QuotesContext = AreaContext<DependencyNames>;

export const operations = implement(contract.quotes).$context<QuotesContext>();
