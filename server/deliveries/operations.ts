import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type DependencyNames =
  | 'accounts'
  | 'broadcast'
  | 'database'
  | 'geography'
  | 'jobs'
  | 'log'
  | 'now'
  | 'settings'
  | 'sign';

export type DeliveriesContext = AreaContext<DependencyNames>;

export const operations = implement(contract.deliveries).$context<DeliveriesContext>();
