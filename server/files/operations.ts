import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type DependencyNames =
  | 'accounts'
  | 'broadcast'
  | 'database'
  | 'jobs'
  | 'log'
  | 'now'
  | 'objectStore'
  | 'settings'
  | 'sign';

export type FilesContext = AreaContext<DependencyNames>;

export const operations = implement(contract.files).$context<FilesContext>();
