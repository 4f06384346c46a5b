import { sql } from 'drizzle-orm';
import { organisations } from '../organisations/organisations-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { liveTracking } from '../tracking/live-tracking-table.ts';
import { heldSinceOf } from './fleet-orders.ts';

/** What the lists of customers and of staff show of a shipment. Their statements join `organisations` and `live_tracking`. */
export const listedColumns = {
  id: shipments.id,
  tracking_number: shipments.tracking_number,
  client: sql<string>`coalesce(${organisations.name}, '')`,
  origin_city: shipments.origin_city,
  origin_country: shipments.origin_country,
  destination_city: shipments.destination_city,
  destination_country: shipments.destination_country,
  cargo_description: shipments.cargo_description,
  cargo_weight: shipments.cargo_weight,
  transport_mode: shipments.transport_mode,
  cost_cents: shipments.cost_cents,
  currency: shipments.currency,
  price_status: shipments.price_status,
  status: shipments.status,
  progress: sql<number>`case when ${shipments.status} = 'delivered' then 100 else coalesce(${liveTracking.progress}, 0) end`,
  estimated_delivery_date: shipments.estimated_delivery_date,
  promised_delivery_date: shipments.promised_delivery_date,
  delivered_at: shipments.delivered_at,
  created_at: shipments.created_at,
  held_since: sql<Date | null>`${heldSinceOf(shipments)}`.mapWith(shipments.updated_at),
};
