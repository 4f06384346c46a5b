/**
 * Sort orders of shipment lists. 'arrival': active ones by arrival, soonest first, then the finished ones, newest
 * first. 'newest': by booking. 'cost': highest first.
 */
export const SHIPMENT_SORTS = ['arrival', 'newest', 'cost'] as const;
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number];
