/**
 * Sort orders of shipment lists. 'attention': active ones held at customs, then those late, then those arriving today,
 * else as 'arrival'. 'arrival': active ones by arrival, soonest first, then the finished ones, newest first. 'newest': by
 * booking. 'cost': by currency from Z to A, highest first in each.
 */
export const SHIPMENT_SORTS = ['attention', 'arrival', 'newest', 'cost'] as const;
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number];
