import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type Needs =
  | 'accounts'
  | 'broadcast'
  | 'database'
  | 'encryption'
  | 'jobs'
  | 'now'
  | 'objectStore'
  | 'settings'
  | 'sign';

export type OrganisationsContext = AreaContext<Needs>;

export const operations = implement(contract.organisations).$context<OrganisationsContext>();
