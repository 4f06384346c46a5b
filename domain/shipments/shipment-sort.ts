/**
 * How a list of shipments may be sorted. 'arrival': active ones first, of these the one that arrives next, then
 * what is done, newest first. 'newest': by booking. 'cost': the dearest first.
 */
export const SHIPMENT_SORTS = ['arrival', 'newest', 'cost'] as const;
export type ShipmentSort = (typeof SHIPMENT_SORTS)[number];
