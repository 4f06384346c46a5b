import { implement } from '@orpc/server';
import { contract } from '#contract/contract.ts';
import type { ShipmentsContext } from '../shipments/operations.ts';

/** Costs become charges of shipments. */
export type CarrierBookingsContext = ShipmentsContext;

export const operations = implement(contract.carrierBookings).$context<CarrierBookingsContext>();
