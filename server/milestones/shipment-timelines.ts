import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import type { Geography } from '../geography/geography.ts';
import { listEquipmentByShipment } from '../shipment-file/equipment-table.ts';
import { legsOf } from '../shipment-file/file-legs.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listStatusEvents, type StatusEvent } from '../tracking/events/tracking-events-table.ts';
import { listLegDetailsByShipment } from '../tracking/route/leg-details-table.ts';
import { listLegEndsByShipment } from '../tracking/route/route-legs-table.ts';
import { listMilestonesByShipment, type MilestoneRecord } from './milestones-table.ts';

/** A locked shipment with what its milestones concern. */
export interface ShipmentTimeline {
  shipment: ShipmentRecord;
  legs: readonly ShipmentFile['legs'][number][];
  /** The numbers of its containers and other equipment; '' where only the type is booked. */
  equipment: readonly string[];
  records: readonly MilestoneRecord[];
  events: readonly StatusEvent[];
}

/** Reads the timelines of any number of shipments with the same number of statements. */
export async function readTimelines(
  transaction: Transaction,
  { geography }: { geography: Geography },
  shipments: readonly ShipmentRecord[],
): Promise<ShipmentTimeline[]> {
  const ids = shipments.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [ends, details, equipment, records, events] = await pipeline(
    listLegEndsByShipment(transaction, ids),
    listLegDetailsByShipment(transaction, ids),
    listEquipmentByShipment(transaction, ids),
    listMilestonesByShipment(transaction, ids),
    listStatusEvents(transaction, ids),
  );
  const of = <Row extends { shipment_id: string }>(rows: readonly Row[]) => {
    const byShipment = Map.groupBy(rows, ({ shipment_id }) => shipment_id);
    return (id: string) => byShipment.get(id) ?? [];
  };
  const [endsOf, detailsOf, boxesOf, recordsOf, eventsOf] = [
    of(ends),
    of(details),
    of(equipment),
    of(records),
    of(events),
  ];
  return shipments.map((shipment) => ({
    shipment,
    legs: legsOf(geography, endsOf(shipment.id), detailsOf(shipment.id)),
    equipment: boxesOf(shipment.id).map(({ number }) => number),
    records: recordsOf(shipment.id),
    events: eventsOf(shipment.id),
  }));
}
