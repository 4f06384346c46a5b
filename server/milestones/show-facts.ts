import { customsReleases } from '#domain/milestones/customs-release.ts';
import { milestoneName } from '#domain/milestones/milestone-name.ts';
import { furthestStatus, provenStatuses, provingFacts } from '#domain/milestones/proven-status.ts';
import { statusOfFact } from '#domain/milestones/status-of-fact.ts';
import { currentMilestones } from '#domain/milestones/timeline.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { isBeforePickUp, isUnderWay } from '#domain/shipments/is-under-way.ts';
import { SHIPMENT_STATUSES, type ShipmentStatus } from '#domain/shipments/status.ts';
import { endOfLeg } from '#domain/tracking/leg-of-event.ts';
import type { Transaction } from '../database/pool/connection.ts';
import type { Actor } from '../shipment-records/publish-changed.ts';
import { placeStatus } from '../shipments/place-status.ts';
import type { LastPlace } from '../tracking/events/last-places.ts';
import { deleteEvents, insertEvents, type StatusEvent } from '../tracking/events/tracking-events-table.ts';
import { type MovedShipment, recordStatuses, type StatusPlace } from '../tracking/record-status.ts';
import type { AppliedTimeline, MilestoneContext } from './apply-milestones.ts';
import type { Leg } from './read-legs.ts';
import type { RecordedMilestone } from './timed-milestones.ts';

/**
 * Writes the event of each fact that counts, removes those of others, and moves the statuses to what they prove. Events are
 * public: they name neither facilities nor containers, which the milestones show to those who may see them. A status goes back
 * only from customs, when they have released the goods.
 */
export async function showFacts(
  transaction: Transaction,
  context: MilestoneContext,
  applied: readonly AppliedTimeline[],
  by: Actor,
): Promise<void> {
  const changes = applied.map((each) => ({ ...each, ...factChanges(context, each) }));
  await deleteEvents(
    transaction,
    changes.flatMap(({ removed }) => removed.map(({ id }) => id)),
  );
  await insertEvents(
    transaction,
    changes.flatMap(({ fresh }) => fresh),
  );
  const moved = changes.flatMap(({ shipment, step, events, removed, fresh, duringHold }): MovedShipment[] => {
    if (step) {
      const { id, record, occurred_at } = step.by;
      const place = { ...step.place, id, utc_offset: record.utc_offset };
      return [{ shipment, place, status: step.status, description: milestoneName(step.by), occurred_at }];
    }
    // A retracted fact that had set the status: back to the last one that still has an event.
    if (!removed.some(({ status }) => status === shipment.status)) return [];
    const left = [
      ...events.filter((event) => !removed.includes(event) && !duringHold.has(event.id)),
      ...fresh,
    ];
    const status = statusAt(left, context.now());
    if (status === shipment.status) return [];
    const place = placeStatus(
      context.geography,
      shipment,
      status,
      lastPlace(left.toReversed(), context.now()),
    );
    const description = 'Corrected: a report was retracted';
    return [{ shipment, place, status, description, occurred_at: context.now() }];
  });
  await recordStatuses(transaction, context, moved, { recorded_at: context.now(), by });
}

/** The events to remove and to add, and the status to set. */
function factChanges(
  context: MilestoneContext,
  { shipment, legs, equipment, milestones, events }: AppliedTimeline,
) {
  const current = [...currentMilestones(milestones).values()];
  const facts = current.filter(({ classifier }) => classifier === 'ACT');
  const reported = new Set(milestones.map(({ id }) => id));
  const shown = events.filter(({ id }) => reported.has(id));
  const isShown = (id: string) => shown.some((event) => event.id === id);
  const counted = new Set(facts.map(({ id }) => id));
  const removed = shown.filter(({ id }) => !counted.has(id));
  // They have the status of customs only because of a hold before them, which may be retracted.
  const holding = new Set(facts.filter((fact) => statusOfFact(fact) === 'customs').map(({ id }) => id));
  const duringHold = new Set(
    shown.filter(({ id, status }) => status === 'customs' && !holding.has(id)).map(({ id }) => id),
  );

  const unreported = events.filter(({ id }) => !reported.has(id));
  const proofs = provenStatuses(current, {
    equipment_numbers: equipment,
    departed_at: departedAt(unreported),
  });
  const forward = isActive(shipment.status)
    ? furthestStatus(
        proofs.filter(
          ({ status, by }) => !isShown(by.id) && !UNPROVABLE.has(status) && isAfter(status, shipment.status),
        ),
      )
    : null;
  const holds = unreported.filter(({ status }) => status === 'customs');
  const releases =
    shipment.status === 'customs' && !forward
      ? customsReleases(
          provingFacts(current),
          holds.map(({ occurred_at }) => ({ object: { kind: 'shipment' }, occurred_at })),
          equipment,
        )
      : [];
  const release = releases.find(({ id }) => !isShown(id));
  const released = release ? { status: statusBeforeHold(events), by: release } : null;
  const step = forward ?? released;
  const places: PlacedEvent[] = events.filter((event) => !removed.includes(event)).toReversed();
  const statuses: Pick<StatusEvent, 'status' | 'occurred_at'>[] = [...events];
  const unseen = facts
    .filter(({ id }) => !isShown(id))
    .sort((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime())
    .map((fact) => {
      const status = earlier(
        statusOfFact(fact) ?? statusAt(statuses, fact.occurred_at),
        forward?.status ?? shipment.status,
      );
      const { occurred_at } = fact;
      const place =
        reportedPlace(context, legs, fact) ??
        placeStatus(context.geography, shipment, status, lastPlace(places, occurred_at));
      places.push({ ...place, occurred_at });
      statuses.push({ status, occurred_at });
      return { fact, status, place };
    });
  const fresh = unseen
    .filter(({ fact }) => fact.id !== step?.by.id)
    .map(({ fact, status, place }) => ({
      id: fact.id,
      shipment_id: shipment.id,
      status,
      description: milestoneName(fact),
      ...place,
      occurred_at: fact.occurred_at,
      utc_offset: fact.record.utc_offset,
      recorded_at: context.now(),
      recorded_by: fact.record.recorded_by,
    }));
  const proof = unseen.find(({ fact }) => fact.id === step?.by.id);
  return { removed, fresh, duringHold, step: step && proof ? { ...step, place: proof.place } : null };
}

/** When events that are not of milestones, such as a status that staff set, first say that a shipment is in transit. */
function departedAt(events: readonly StatusEvent[]): Date | null {
  const [first] = events
    .filter(({ status }) => isUnderWay(status) && status !== 'picked_up')
    .sort((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime());
  return first?.occurred_at ?? null;
}

/** The active status that a shipment had at a moment, by its events; before its pick-up, the furthest that it ever had. */
function statusAt(events: readonly Pick<StatusEvent, 'status' | 'occurred_at'>[], at: Date): ShipmentStatus {
  const [last] = events
    .filter(({ status, occurred_at }) => isUnderWay(status) && occurred_at <= at)
    .sort((one, other) => other.occurred_at.getTime() - one.occurred_at.getTime());
  return last?.status ?? furthestOf(events.filter(({ status }) => isBeforePickUp(status))) ?? 'in_transit';
}

/** The status that a shipment returns to when customs release it. */
function statusBeforeHold(events: readonly Pick<StatusEvent, 'status'>[]): ShipmentStatus {
  return furthestOf(events.filter(({ status }) => isAfter('customs', status))) ?? 'in_transit';
}

function furthestOf(events: readonly Pick<StatusEvent, 'status'>[]): ShipmentStatus | undefined {
  return SHIPMENT_STATUSES.findLast((status) => events.some((event) => event.status === status));
}

type PlacedEvent = StatusPlace & Pick<StatusEvent, 'occurred_at'>;

/** Of the last event until then; of several at its moment, the last one in the list. */
function lastPlace(events: readonly PlacedEvent[], at: Date): LastPlace | undefined {
  const last = events
    .filter(({ occurred_at }) => occurred_at <= at)
    .reduce<PlacedEvent | null>(
      (best, each) => (best && best.occurred_at > each.occurred_at ? best : each),
      null,
    );
  return last ? { latitude: 0, longitude: 0, ...last } : undefined;
}

/** Confirming needs a price, and cancelling a decision: both are for staff. */
const UNPROVABLE = new Set<ShipmentStatus>(['confirmed', 'cancelled']);

function isAfter(one: ShipmentStatus, other: ShipmentStatus): boolean {
  return SHIPMENT_STATUSES.indexOf(one) > SHIPMENT_STATUSES.indexOf(other);
}

function earlier(one: ShipmentStatus, other: ShipmentStatus): ShipmentStatus {
  return isAfter(one, other) ? other : one;
}

/** By its UN/LOCODE, else the end of its leg at which it happens; undefined without either. */
function reportedPlace(
  { geography }: MilestoneContext,
  legs: readonly Leg[],
  { object, code, unlocode }: RecordedMilestone,
): StatusPlace | undefined {
  const leg = legs.find(({ sequence }) => object.kind === 'leg' && sequence === object.leg_sequence);
  const end = leg?.[endOfLeg(code, leg.mode)];
  const coded = unlocode ? geography.unlocode(unlocode) : undefined;
  if (coded) {
    const { name, country, latitude, longitude } = coded;
    return { location: `${name}, ${country}`, latitude, longitude };
  }
  return end && { location: end.name, latitude: end.latitude, longitude: end.longitude };
}
