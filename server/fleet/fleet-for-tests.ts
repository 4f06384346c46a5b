import { newTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { NewShipment } from '../shipment-records/shipments-table.ts';

/** A shipment of steel from Houston to Rotterdam with a random number, unless overridden. */
export function shipmentOf(change: Partial<NewShipment>): NewShipment {
  return {
    tracking_number: newTrackingNumber(Math.random()),
    origin_city: 'Houston',
    origin_country: 'US',
    destination_city: 'Rotterdam',
    destination_country: 'NL',
    cargo_description: 'Steel pipes',
    cargo_weight: 100,
    cost_cents: 100_00,
    ...change,
  };
}
