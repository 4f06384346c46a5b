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
  | 'settings'
  | 'sign';

export type DocumentsContext = AreaContext<DependencyNames>;

export const operations = implement(contract.documents).$context<DocumentsContext>();
