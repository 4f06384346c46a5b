import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

export const operations = implement(contract.mail).$context<AreaContext<'database' | 'settings'>>();
