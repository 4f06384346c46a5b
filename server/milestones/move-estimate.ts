import { type EstimateSource, MIN_SHIFT_MS } from '#domain/shipments/delivery-estimate.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { notifyDelay } from '../notifications/notify-delay.ts';
import { changeEstimate } from '../shipment-records/change-estimate.ts';
import { type FormerEstimate, formerEstimate } from '../shipment-records/former-estimate.ts';
import type { Actor } from '../shipment-records/publish-changed.ts';
import { updateShipment } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import type { AppliedTimeline, MilestoneContext } from './apply-milestones.ts';
import { type LegTimeline, legTimelines, type Moved } from './leg-times.ts';
import { readTimelines } from './shipment-timelines.ts';
import { timedMilestones } from './timed-milestones.ts';

const SOURCES: Partial<Record<string, EstimateSource>> = {
  carrier: 'carrier',
  edi: 'carrier',
  device: 'position',
  connection: 'connection',
};
const sourceOf = (reporter: string | undefined) => SOURCES[reporter ?? ''] ?? 'staff';

/**
 * Moves the estimate of delivery where the arrival of the last leg has changed, or where late legs make our plan of the
 * last legs impossible. Returns the changed columns.
 */
export async function moveEstimate(
  transaction: Transaction,
  context: MilestoneContext,
  applied: AppliedTimeline,
  by: Actor,
): Promise<Partial<ShipmentRecord>> {
  const { shipment } = applied;
  if (!isActive(shipment.status)) return {};
  const estimate = arrivalReported(applied) ?? (await arrivalExpected(transaction, applied));
  if (!estimate || isSame(estimate.estimated_delivery_date, shipment.estimated_delivery_date)) return {};
  const made = { made_by: by?.user_id ?? null, made_at: context.now() };
  const change = await changeEstimate(
    transaction,
    context.geography,
    shipment,
    { ...estimate, ...made },
    context,
  );
  const version = await updateShipment(transaction, shipment.id, change, context.now());
  await notifyDelay(transaction, context, { ...shipment, ...change });
  return { ...change, version };
}

/** The arrival of the last leg, where it has changed. */
function arrivalReported({ timelines, milestones }: AppliedTimeline): FormerEstimate | null {
  const last = timelines.at(-1);
  const eta = last?.times.eta;
  if (!eta || last.times.ata || isSame(eta, last.leg.eta)) return null;
  const cause = causeOf(timelines.map(({ moved }) => moved));
  const reported = milestones.find(
    ({ object, classifier, occurred_at, retracted }) =>
      object.leg_sequence === last.leg.sequence &&
      classifier === 'EST' &&
      !retracted &&
      isSame(occurred_at, eta),
  );
  return {
    estimated_delivery_date: eta,
    reason: cause?.reason ?? (reported?.record.reason || null),
    source: sourceOf(cause?.source ?? reported?.source),
  };
}

/**
 * The arrival of a last leg that follows legs of which only our plan says when, where late ones move it: later than what
 * others estimate, and back to their estimate when the legs connect again. An estimate from a position takes precedence.
 */
async function arrivalExpected(
  transaction: Transaction,
  { shipment, timelines }: AppliedTimeline,
): Promise<FormerEstimate | null> {
  const last = timelines.at(-1);
  if (!last?.expected.eta || last.times.ata) return null;
  const cause = causeOf(timelines.map(({ expected }) => expected.moved));
  const wasMoved = shipment.estimate_source === 'connection';
  if (shipment.estimate_source === 'position' || !(cause || wasMoved)) return null;
  const former = wasMoved ? await unmoved(transaction, shipment, last.times.eta) : null;
  const { estimated_delivery_date: stands } = former ?? shipment;
  if (!cause || (stands && stands >= last.expected.eta)) return former;
  const present = shipment.estimated_delivery_date;
  if (present && Math.abs(last.expected.eta.getTime() - present.getTime()) < MIN_SHIFT_MS) return null;
  return { estimated_delivery_date: last.expected.eta, reason: cause.reason, source: 'connection' };
}

/** The delivery that late legs let expect, as the milestones of a locked shipment are now; null where they move nothing. */
export async function expectedEstimate(
  transaction: Transaction,
  context: Pick<MilestoneContext, 'geography'>,
  shipment: ShipmentRecord,
): Promise<FormerEstimate | null> {
  const [read] = await readTimelines(transaction, context, [shipment]);
  if (!read) return null;
  const milestones = timedMilestones(read.records, read.legs);
  return arrivalExpected(transaction, {
    ...read,
    milestones,
    timelines: legTimelines(read.legs, milestones),
  });
}

/** The estimate if no leg were late: the reported arrival of the last leg, else the last estimate that no leg moved. */
async function unmoved(
  transaction: Transaction,
  shipment: ShipmentRecord,
  reported: Date | null,
): Promise<FormerEstimate> {
  if (reported) return { estimated_delivery_date: reported, reason: null, source: 'connection' };
  return formerEstimate(transaction, shipment, ({ source }) => source !== 'connection');
}

/** What moved the last leg began at the first of the moved legs up to it; a leg before them was late without effect. */
function causeOf(moved: LegTimeline['moved'][]): Moved | null {
  return moved[moved.lastIndexOf(null) + 1] ?? null;
}

function isSame(one: Date | null | undefined, other: Date | null | undefined): boolean {
  return one?.getTime() === other?.getTime();
}
