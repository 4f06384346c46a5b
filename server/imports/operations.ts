import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { Silence } from '../notifications/notifier.ts';
import type { ShipmentsContext } from '../shipments/operations.ts';

/** What importing records of any kind needs. */
export type ImportContext = ShipmentsContext & Silence;

export const operations = implement(contract.imports).$context<ImportContext>();
