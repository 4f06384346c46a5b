import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext, AreaRequest } from '../api/call-context.ts';

type Needs =
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

export type AuthRequest = AreaRequest<Needs>;
export type AuthContext = AreaContext<Needs>;

export const operations = implement(contract.people).$context<AuthContext>();
