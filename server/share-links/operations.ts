import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

export type ShareLinksContext = AreaContext<
  | 'accounts'
  | 'database'
  | 'enumerationLimiter'
  | 'geography'
  | 'log'
  | 'now'
  | 'pdfRenderer'
  | 'settings'
  | 'sign'
>;

export const operations = implement(contract.shareLinks).$context<ShareLinksContext>();
