import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

export type BookingTemplatesContext = AreaContext<'database' | 'now'>;

export const operations = implement(contract.bookingTemplates).$context<BookingTemplatesContext>();
