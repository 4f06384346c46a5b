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
  | 'random'
  | 'settings'
  | 'sign';

export type ShipmentsContext = AreaContext<DependencyNames>;

export const operations = implement(contract.shipments).$context<ShipmentsContext>();
