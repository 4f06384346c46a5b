import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type ApiKeysContext = AreaContext<'broadcast' | 'database' | 'now'>;

export const operations = implement(contract.apiKeys).$context<ApiKeysContext>();
