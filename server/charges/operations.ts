import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { ShipmentsContext } from '../shipments/operations.ts';

export const operations = implement(contract.charges).$context<ShipmentsContext>();
