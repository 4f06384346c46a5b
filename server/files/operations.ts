import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type Needs =
  | 'accounts'
  | 'broadcast'
  | 'database'
  | 'jobs'
  | 'log'
  | 'now'
  | 'objectStore'
  | 'settings'
  | 'sign';

export type FilesContext = AreaContext<Needs>;

export const operations = implement(contract.files).$context<FilesContext>();
