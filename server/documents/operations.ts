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
  | 'settings'
  | 'sign';

export type DocumentsContext = AreaContext<Needs>;

export const operations = implement(contract.documents).$context<DocumentsContext>();
