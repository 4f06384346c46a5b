import { isActive } from '#domain/shipments/is-active.ts';
import { VGM_TASK } from '#domain/tasks/cut-off-tasks.ts';
import { dueOf, standardTasks } from '#domain/tasks/task-template.ts';
import type { auditLog } from '#server/audit/audit-log-table.ts';
import type { tasks } from '#server/tasks/tasks-table.ts';
import type { LegDetailsRecord } from '#server/tracking/route/leg-details-table.ts';
import type { carrierBookingRows } from './carrier-bookings.ts';
import type { DemoException } from './exceptions.ts';
import { after, before, earlier, HOUR_MS, later } from './journeys/moments.ts';
import type { DemoPeople } from './people.ts';
import { seededRandom } from './random.ts';
import type { RecordedShipment } from './records/records.ts';

type Task = typeof tasks.$inferSelect;
type Tasked = Pick<
  RecordedShipment['row'],
  'id' | 'tracking_number' | 'status' | 'transport_mode' | 'estimated_delivery_date' | 'created_at'
>;

interface TaskSources {
  shipments: readonly RecordedShipment[];
  ningbo: Tasked;
  legDetails: readonly LegDetailsRecord[];
  carrierBookings: ReturnType<typeof carrierBookingRows>;
  exceptions: readonly DemoException[];
  people: DemoPeople;
}

/** A separate seed, so that the rest of the world stays the same. */
const SEED = 20_261_127;
const ADDED_AFTER_HOURS = 1;
/** Before its due date, a task is done. */
const DONE_BEFORE_HOURS = 7;
/** One file in this many is behind with its last task. */
const BEHIND_EVERY = 4;
/** One file in this many is assigned to the admin. */
const OF_ADMIN_EVERY = 8;

/** For an open exception of staff, by its code. */
const OF_EXCEPTION: Partial<Record<DemoException['code'], string>> = {
  CUSTOMS_HOLD: 'Send the customs broker the commercial invoice and the packing list',
  ROLLED: 'Claim the roll with the carrier and confirm the new cut-offs',
  DOCUMENT_MISSING: 'Ask the shipper for the certificate of origin',
  OTHER: 'Get the second container weighed before the VGM cut-off',
};

/** The standard tasks of shipments whose carrier is booked, done as far as they are due but for a few, and a task for each open exception. */
export function taskRows(sources: TaskSources, now: Date) {
  const random = seededRandom(SEED);
  const { shipments, ningbo, carrierBookings, people } = sources;
  const rows: Task[] = [];
  const audit: (typeof auditLog.$inferSelect)[] = [];
  const record = (
    { id, tracking_number }: Tasked,
    { at, by, ...entry }: { at: Date; by: string; action: string; detail: object },
  ) =>
    audit.push({
      id: random.idAt(at),
      actor_id: by,
      api_key: null,
      action: entry.action,
      subject_type: 'shipment',
      subject_id: id,
      detail: { tracking_number, ...entry.detail },
      created_at: at,
    });
  const byId = new Map<string, Tasked>([
    [ningbo.id, ningbo],
    ...shipments.map(({ row }) => [row.id, row] as const),
  ]);
  const bookedAt = new Map(carrierBookings.bookings.map(({ id, created_at }) => [id, created_at]));
  const cutOffAt = new Map(
    carrierBookings.cutOffs.flatMap(({ kind, carrier_booking_id, at }) =>
      kind === 'VGM' ? [[carrier_booking_id, at] as const] : [],
    ),
  );
  const ownerOf = (index: number) =>
    index % OF_ADMIN_EVERY === 0
      ? people.admin.id
      : (people.dispatchers[index % people.dispatchers.length]?.id as string);

  for (const [index, { carrier_booking_id, shipment_id }] of carrierBookings.links.entries()) {
    const shipment = byId.get(shipment_id);
    const booked_at = bookedAt.get(carrier_booking_id);
    if (!shipment || !booked_at || !isActive(shipment.status)) continue;
    const created_at = earlier(
      after(later(booked_at, shipment.created_at), ADDED_AFTER_HOURS * HOUR_MS),
      now,
    );
    const owner_id = ownerOf(index);
    const vgm = cutOffAt.get(carrier_booking_id) ?? null;
    const added = standardTasksOf(shipment, sources, vgm).map(({ due, ...task }): Task => {
      const isDone = due !== null && due <= now;
      const done_at = isDone ? later(before(due, DONE_BEFORE_HOURS * HOUR_MS), created_at) : null;
      return {
        ...task,
        id: random.idAt(created_at),
        shipment_id,
        owner_id,
        done_at,
        done_by: done_at && owner_id,
        computed_due_at: null,
        cancelled: false,
        created_at,
        version: done_at ? 2 : 1,
      };
    });
    const last = added.findLast(({ done_at }) => done_at !== null);
    if (last && index % BEHIND_EVERY === BEHIND_EVERY - 1)
      Object.assign(last, { done_at: null, done_by: null, version: 1 });
    rows.push(...added);
    record(shipment, {
      at: created_at,
      by: owner_id,
      action: 'tasks.addStandard',
      detail: { titles: added.map(({ title }) => title) },
    });
    for (const { id: task, title, done_at: at } of added)
      if (at)
        record(shipment, {
          at,
          by: owner_id,
          action: 'tasks.change',
          detail: { task, title, changes: { done: [false, true] } },
        });
  }

  for (const { shipment_id, code, owner_id, due_at, raised_at, resolved_at } of sources.exceptions) {
    const shipment = byId.get(shipment_id);
    const title = OF_EXCEPTION[code];
    if (!shipment || !title || !owner_id || resolved_at) continue;
    const id = random.idAt(raised_at);
    rows.push({
      id,
      shipment_id,
      template_key: null,
      title,
      due_at,
      anchor: null,
      days: null,
      owner_id,
      done_at: null,
      done_by: null,
      computed_due_at: null,
      cancelled: false,
      created_at: raised_at,
      version: 1,
    });
    record(shipment, { at: raised_at, by: owner_id, action: 'tasks.add', detail: { task: id, title } });
  }
  return { rows, audit };
}

/** Each with its due date, in the order of these. */
function standardTasksOf(shipment: Tasked, { shipments, legDetails }: TaskSources, vgm: Date | null) {
  const instructions = shipments.find(({ row }) => row.id === shipment.id)?.instructions?.instructions;
  const legs = legDetails
    .filter(({ shipment_id }) => shipment_id === shipment.id)
    .toSorted((one, other) => one.leg_order - other.leg_order);
  const main = legs.find(({ role }) => role === 'main') ?? legs[0];
  const anchors = {
    etd: main?.etd ?? null,
    eta: legs.at(-1)?.eta ?? shipment.estimated_delivery_date,
  };
  return standardTasks(shipment.transport_mode, { incoterm: instructions?.incoterm ?? null })
    .map(({ key: template_key, ...task }) => {
      const due_at = template_key === VGM_TASK ? vgm : null;
      return { ...task, template_key, due_at, due: dueOf({ ...task, due_at }, anchors) };
    })
    .toSorted((one, other) => (one.due?.getTime() ?? Infinity) - (other.due?.getTime() ?? Infinity));
}
