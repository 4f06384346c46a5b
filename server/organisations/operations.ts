import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type DependencyNames =
  | 'accounts'
  | 'broadcast'
  | 'database'
  | 'encryption'
  | 'jobs'
  | 'now'
  | 'objectStore'
  | 'settings'
  | 'sign';

export type OrganisationsContext = AreaContext<DependencyNames>;

export const operations = implement(contract.organisations).$context<OrganisationsContext>();
