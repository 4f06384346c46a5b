import { and, eq } from 'drizzle-orm';
import type { ShipmentDetails } from '#contract/tracking/tracked-shipment.ts';
import type { Connection } from '../database/pool/connection.ts';
import { companyName, contactOf } from '../organisations/contact-of.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { isKnownTo, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { liveTracking } from './live-tracking-table.ts';

/** The private details of a shipment; undefined if the number is unknown or the reader may not see it. */
export async function findShipmentDetails(
  connection: Connection,
  tracking_number: string,
  reader: Reader,
): Promise<ShipmentDetails | undefined> {
  const [row] = await connection
    .select({
      details: {
        origin_address: shipments.origin_address,
        origin_postal_code: shipments.origin_postal_code,
        destination_address: shipments.destination_address,
        destination_postal_code: shipments.destination_postal_code,
        service_type: shipments.service_type,
        priority: shipments.priority,
        cost_cents: shipments.cost_cents,
        currency: shipments.currency,
        price_status: shipments.price_status,
        price_note: shipments.price_note,
        cargo_value_cents: shipments.cargo_value_cents,
        cargo_dimensions: shipments.cargo_dimensions,
        insurance_required: shipments.insurance_required,
        dangerous_goods: shipments.dangerous_goods,
        temperature_controlled: shipments.temperature_controlled,
        fragile: shipments.fragile,
        special_instructions: shipments.special_instructions,
        created_at: shipments.created_at,
      },
      client: {
        full_name: profiles.full_name,
        company_name: companyName,
      },
      email: users.email,
      exact_position: {
        latitude: liveTracking.latitude,
        longitude: liveTracking.longitude,
        updated_at: liveTracking.updated_at,
      },
    })
    .from(shipments)
    .leftJoin(organisations, eq(organisations.id, shipments.organisation_id))
    .leftJoin(profiles, eq(profiles.user_id, contactOf(shipments)))
    .leftJoin(users, eq(users.id, profiles.user_id))
    .leftJoin(liveTracking, eq(liveTracking.shipment_id, shipments.id))
    .where(and(eq(shipments.tracking_number, tracking_number), isKnownTo(reader)));
  if (!row) return undefined;
  const { details, client, exact_position } = row;
  const email = reader === 'staff' ? row.email : null;
  return { ...details, client: client && { ...client, email }, exact_position };
}
