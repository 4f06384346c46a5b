import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext, AreaRequest } from '../api/call-context.ts';

type DependencyNames =
  | 'accounts'
  | 'broadcast'
  | 'database'
  | 'jobs'
  | 'limits'
  | 'log'
  | 'now'
  | 'encryption'
  | 'settings'
  | 'sign'
  | 'singleSignOn';

export type AuthRequest = AreaRequest<DependencyNames>;
export type AuthContext = AreaContext<DependencyNames>;

export const operations = implement(contract.people).$context<AuthContext>();
