import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { ShipmentsContext } from '../shipments/operations.ts';

/** Approved bills change charges of shipments. */
export type SupplierBillsContext = ShipmentsContext;

export const operations = implement(contract.supplierBills).$context<SupplierBillsContext>();
