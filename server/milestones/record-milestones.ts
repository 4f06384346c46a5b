import type { Transaction } from '../database/pool/connection.ts';
import { anyOf } from '../database/statements/any-of.ts';
import type { Silence } from '../notifications/notifier.ts';
import { type ShipmentRecord, shipments } from '../shipment-records/shipments-table.ts';
import { recordEvents } from '../webhooks/record-events.ts';
import { milestoneData } from './milestone-data.ts';
import { insertMilestones, type NewMilestone } from './milestones-table.ts';

interface Recorded {
  shipment: Pick<ShipmentRecord, 'id' | 'tracking_number' | 'organisation_id'>;
  rows: readonly NewMilestone[];
}

/** Inserts milestones, and sends them to the webhooks of the shipments’ organisations. */
export async function recordMilestones(
  transaction: Transaction,
  rows: readonly NewMilestone[],
): Promise<void> {
  if (rows.length === 0) return;
  const byShipment = Map.groupBy(rows, ({ shipment_id }) => shipment_id);
  const { id, tracking_number, organisation_id } = shipments;
  const owners = await transaction
    .select({ id, tracking_number, organisation_id })
    .from(shipments)
    .where(anyOf(id, [...byShipment.keys()]));
  await recordMilestonesOf(
    transaction,
    owners.map((shipment) => ({ shipment, rows: byShipment.get(shipment.id) ?? [] })),
  );
}

/** The same for shipments that are known. */
export async function recordMilestonesOf(
  transaction: Transaction,
  recorded: readonly Recorded[],
  { silent }: Silence = {},
): Promise<void> {
  const rows = recorded.flatMap((each) => each.rows);
  const [first] = rows;
  if (!first) return;
  await insertMilestones(transaction, rows);
  if (silent) return;
  await recordEvents(
    transaction,
    first.received_at,
    ...recorded.flatMap(({ shipment: { organisation_id, tracking_number: object }, rows: ofShipment }) =>
      ofShipment.map((row) => ({
        organisation_id,
        type: 'milestone.recorded' as const,
        object,
        data: milestoneData(object, row),
      })),
    ),
  );
}
