import { modesOf } from '#domain/documents/shipment-facts.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { signedIn } from '../api/call-context.ts';
import { documentFacts } from '../documents/document-facts.ts';
import { findInstructions } from '../documents/instructions.ts';
import { shipmentFor } from '../shipment-records/shipment-for.ts';
import { operations } from './operations.ts';

export const find = operations.find.handler(async ({ input, context, errors }) => {
  const { db } = context.database;
  const number = normalizeTrackingNumber(input.tracking_number);
  const shipment = await shipmentFor(db, signedIn(context), number);
  if (!shipment) throw errors.NOT_FOUND();
  const [{ instructions, version }, { client, legs, office, agent }] = await Promise.all([
    findInstructions(db, shipment.id),
    documentFacts(db, context, shipment),
  ]);
  return {
    version,
    instructions,
    booked: {
      shipper_name: client,
      origin_address: shipment.origin_address,
      origin_city: shipment.origin_city,
      origin_postal_code: shipment.origin_postal_code,
      origin_country: shipment.origin_country,
      destination_address: shipment.destination_address,
      destination_city: shipment.destination_city,
      destination_postal_code: shipment.destination_postal_code,
      destination_country: shipment.destination_country,
      cargo_description: shipment.cargo_description,
      cargo_weight: shipment.cargo_weight,
      cargo_dimensions: shipment.cargo_dimensions,
      modes: modesOf(shipment, legs),
      issuing_office: office,
      charges_currency: agent?.currency ?? shipment.currency,
    },
  };
});
