import type { auditLog } from '#server/audit/audit-log-table.ts';
import type { Chance } from './chance.ts';
import type { DemoPeople } from './people.ts';
import type { DemoShipment } from './shipments.ts';

type NewEntry = typeof auditLog.$inferInsert;

const NEWEST = 12;

/** How the staff came to their roles, and the newest bookings and cancellations. */
export function auditRows(
  shipments: readonly DemoShipment[],
  { admin, dispatcher, driver }: DemoPeople,
  chance: Chance,
): NewEntry[] {
  const newest = [...shipments].sort(
    (a, b) => b.schedule.created_at.getTime() - a.schedule.created_at.getTime(),
  );
  const cancelled = newest.filter(({ status }) => status === 'cancelled');
  const entries: (Omit<NewEntry, 'id'> & { created_at: Date })[] = [
    {
      actor_id: null,
      action: 'people.createAdmin',
      subject_type: 'person',
      subject_id: admin.id,
      detail: { because: 'no admin yet' },
      created_at: admin.joined_at,
    },
    ...[dispatcher, driver].map(({ id, role, joined_at }) => ({
      actor_id: admin.id,
      action: 'people.changeRole',
      subject_type: 'person',
      subject_id: id,
      detail: { role },
      created_at: joined_at,
    })),
    ...newest.slice(0, NEWEST).map(({ id, client, tracking_number, itinerary, cost_cents, schedule }) => ({
      actor_id: client.id,
      action: 'shipments.create',
      subject_type: 'shipment',
      subject_id: id,
      detail: { tracking_number, transport_mode: itinerary.mode, cost_cents },
      created_at: schedule.created_at,
    })),
    ...cancelled.slice(0, NEWEST).map(({ id, tracking_number, schedule }) => ({
      actor_id: dispatcher.id,
      action: 'shipments.changeStatus',
      subject_type: 'shipment',
      subject_id: id,
      detail: { tracking_number, changes: { status: ['pending', 'cancelled'] } },
      created_at: schedule.as_of,
    })),
  ];
  return entries.map((entry) => ({ ...entry, id: chance.idAt(entry.created_at) }));
}
