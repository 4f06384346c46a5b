import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Connection } from '../database/pool/connection.ts';
import { inOrder, keyedPage, keyOf, type SortOrder, seekCondition } from '../database/statements/keyset.ts';
import { organisations } from '../organisations/organisations-table.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { isInWorklist, type Worklist } from '../shipment-records/worklist.ts';
import { owners, raisers } from './exception-people.ts';
import { exceptions, isOpen, severityRankOf } from './exceptions-table.ts';

const ORDER: SortOrder = {
  name: 'exceptions.open',
  direction: 'asc',
  terms: [
    { by: severityRankOf(exceptions), kind: 'number' },
    { by: exceptions.raised_at, kind: 'moment' },
    { by: exceptions.id, kind: 'uuid' },
  ],
};
const MAX_COUNTED = 100;

/** The open exceptions of all shipments, the most severe first, each with its shipment, its owner and who raised it. */
export async function listOpenExceptions(
  connection: Connection,
  { after, limit, ...worklist }: Worklist & { after?: string | undefined; limit: number },
) {
  const rows = await connection
    .select({
      exception: getTableColumns(exceptions),
      owner: { user_id: owners.user_id, full_name: owners.full_name },
      raised_by: raisers.full_name,
      shipment: {
        tracking_number: shipments.tracking_number,
        client: sql<string>`coalesce(${organisations.name}, '')`,
        origin_city: shipments.origin_city,
        destination_city: shipments.destination_city,
        destination_country: shipments.destination_country,
      },
      key: keyOf(ORDER),
    })
    .from(exceptions)
    .innerJoin(shipments, eq(shipments.id, exceptions.shipment_id))
    .leftJoin(organisations, eq(organisations.id, shipments.organisation_id))
    .leftJoin(owners, eq(owners.user_id, exceptions.owner_id))
    .leftJoin(raisers, eq(raisers.user_id, exceptions.raised_by))
    .where(and(isOpen(exceptions), isInWorklist(exceptions.owner_id, worklist), seekCondition(ORDER, after)))
    .orderBy(...inOrder(ORDER))
    .limit(limit + 1);
  return keyedPage(rows, limit);
}

/** How many open exceptions the reader owns, at most 100. */
export async function countOwnExceptions(
  connection: Connection,
  reader: Omit<Worklist, 'owner'>,
): Promise<number> {
  const found = await connection
    .select({ id: exceptions.id })
    .from(exceptions)
    .innerJoin(shipments, eq(shipments.id, exceptions.shipment_id))
    .where(and(isOpen(exceptions), isInWorklist(exceptions.owner_id, { ...reader, owner: 'me' })))
    .limit(MAX_COUNTED);
  return found.length;
}
