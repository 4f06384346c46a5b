/**
 * Sort orders of shipment lists. 'arrival': active ones by arrival, soonest first, then the finished ones, newest
 * first. 'newest': by booking. 'cost': by currency from Z to A, highest first in each.
 */
export const SHIPMENT_SORTS = ['arrival', 'newest', 'cost'] as const;
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number];
