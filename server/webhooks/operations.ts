import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

export type WebhooksContext = AreaContext<'database' | 'encryption' | 'now' | 'settings'>;

export const operations = implement(contract.webhooks).$context<WebhooksContext>();
