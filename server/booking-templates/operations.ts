import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

type BookingTemplatesContext = AreaContext<'database' | 'now'>;

export const operations = implement(contract.bookingTemplates).$context<BookingTemplatesContext>();
