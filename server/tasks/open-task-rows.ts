import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { isInWorklist, type Worklist } from '../shipment-records/worklist.ts';
import { dueOrderOf, isOpen, tasks } from './tasks-table.ts';

const ORDER: SortOrder = {
  name: 'tasks.open',
  direction: 'asc',
  terms: [
    { by: dueOrderOf(tasks), kind: 'moment' },
    { by: tasks.id, kind: 'uuid' },
  ],
};
const MAX_COUNTED = 100;

/** The open tasks of all shipments, by due date, each with its shipment and owner. */
export async function listOpenTasks(
  connection: Connection,
  { after, limit, ...worklist }: Worklist & { after?: string | undefined; limit: number },
) {
  const rows = await connection
    .select({
      id: tasks.id,
      title: tasks.title,
      due_at: tasks.computed_due_at,
      anchor: tasks.anchor,
      days: tasks.days,
      done_at: tasks.done_at,
      version: tasks.version,
      owner: { user_id: profiles.user_id, full_name: profiles.full_name },
      tracking_number: shipments.tracking_number,
      client: sql<string>`coalesce(${organisations.name}, '')`,
      origin_city: shipments.origin_city,
      origin_country: shipments.origin_country,
      destination_city: shipments.destination_city,
      destination_country: shipments.destination_country,
      key: keyOf(ORDER),
    })
    .from(tasks)
    .innerJoin(shipments, eq(shipments.id, tasks.shipment_id))
    .leftJoin(organisations, eq(organisations.id, shipments.organisation_id))
    .leftJoin(profiles, eq(profiles.user_id, tasks.owner_id))
    .where(and(isOpenIn(worklist), seekCondition(ORDER, after)))
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  return keyedPage(rows, limit);
}

/** How many open tasks the reader owns, at most 100. */
export async function countOwnTasks(
  connection: Connection,
  reader: Omit<Worklist, 'owner'>,
): Promise<number> {
  const found = await connection
    .select({ id: tasks.id })
    .from(tasks)
    .innerJoin(shipments, eq(shipments.id, tasks.shipment_id))
    .where(isOpenIn({ ...reader, owner: 'me' }))
    .limit(MAX_COUNTED);
  return found.length;
}

function isOpenIn(worklist: Worklist): SQL | undefined {
  return and(isOpen(tasks), isInWorklist(tasks.owner_id, worklist));
}
