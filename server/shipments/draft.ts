import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { ownOrganisation } from '../api/call-context.ts';
import { equipmentCounts } from '../shipment-file/book-equipment.ts';
import { listEquipment } from '../shipment-file/equipment-table.ts';
import { findShipmentOf } from '../shipment-records/shipments-table.ts';
import { operations } from './operations.ts';

const CENTS = 100;

/** Staff too get only their own shipments, because other people's are not theirs to book again. */
export const draft = operations.draft.handler(async ({ input, context, errors }) => {
  const shipment = await findShipmentOf(
    context.database.db,
    ownOrganisation(context),
    normaliseTrackingNumber(input.trackingNumber),
  );
  if (!shipment) throw errors.NOT_FOUND();
  const { cargo_value_cents } = shipment;
  return {
    ...shipment,
    cargo_value: cargo_value_cents === null ? null : cargo_value_cents / CENTS,
    equipment: equipmentCounts(await listEquipment(context.database.db, shipment.id)),
  };
});
