import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type DependencyNames =
  | 'accounts'
  | 'broadcast'
  | 'database'
  | 'geography'
  | 'jobs'
  | 'now'
  | 'settings'
  | 'sign';

export type MilestonesContext = AreaContext<DependencyNames>;

export const operations = implement(contract.milestones).$context<MilestonesContext>();
