import { and, eq, inArray, not, type SQL } from 'drizzle-orm';
import type { CarrierEvent } from '#domain/dcsa/carrier-event.ts';
import type { Connection } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import { equipment } from '../shipment-file/equipment-table.ts';
import { shipmentReferences } from '../shipment-file/references-table.ts';
import { isReal } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/**
 * The events of each shipment: by booking or bill of lading or, without a match, by container. A container number is used again and
 * again, so it stands for shipments that are under way only. Shipments that do not fulfil the condition count as if they did not exist.
 */
export async function shipmentsOfEvents(
  connection: Connection,
  events: readonly CarrierEvent[],
  condition?: SQL,
): Promise<Map<string, CarrierEvent[]>> {
  const numbers = [...new Set(events.flatMap(({ bookings, bills }) => [...bookings, ...bills]))];
  const boxes = [...new Set(events.flatMap(({ equipment: each }) => each))];
  const byNumber = await connection
    .select({
      shipment_id: shipmentReferences.shipment_id,
      kind: shipmentReferences.kind,
      value: shipmentReferences.normalized,
    })
    .from(shipmentReferences)
    .innerJoin(shipments, eq(shipments.id, shipmentReferences.shipment_id))
    .where(
      and(
        anyOf(shipmentReferences.normalized, numbers),
        inArray(shipmentReferences.kind, ['BOOKING', 'MBL']),
        isReal,
        condition,
      ),
    );
  const byBox = await connection
    .select({ shipment_id: equipment.shipment_id, value: equipment.number })
    .from(equipment)
    .innerJoin(shipments, eq(shipments.id, equipment.shipment_id))
    .where(
      and(
        anyOf(equipment.number, boxes),
        not(inArray(shipments.status, ['delivered', 'cancelled'])),
        isReal,
        condition,
      ),
    );

  const found = new Map<string, CarrierEvent[]>();
  for (const event of events) {
    const named = byNumber.filter(({ kind, value }) =>
      (kind === 'BOOKING' ? event.bookings : event.bills).includes(value),
    );
    const matches = named.length > 0 ? named : byBox.filter(({ value }) => event.equipment.includes(value));
    for (const shipment_id of new Set(matches.map((match) => match.shipment_id)))
      found.set(shipment_id, [...(found.get(shipment_id) ?? []), event]);
  }
  return found;
}
