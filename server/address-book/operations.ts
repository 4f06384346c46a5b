import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { AreaContext } from '../api/call-context.ts';

export type AddressBookContext = AreaContext<'database' | 'geography' | 'now'>;

export const operations = implement(contract.addressBook).$context<AddressBookContext>();
