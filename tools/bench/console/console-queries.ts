import { sql } from 'drizzle-orm';
import type { FleetFilter, FleetSort } from '#contract/fleet.ts';
import type { Database } from '#server/database/pool/connection.ts';
import { keyOf } from '#server/database/statements/keyset.ts';
import { fleetOrder, inFleetOrder } from '#server/fleet/fleet-orders.ts';
import { shipments } from '#server/shipment-records/shipments-table.ts';

type Read = 'list' | 'facets' | 'figures' | 'positions';
export type ReadParameters = Partial<FleetFilter> & {
  sort?: FleetSort;
  reverse?: boolean;
  after?: string;
  limit?: number;
};

/** One read with several parameter sets, requested in turn. */
export interface ConsoleQuery {
  name: string;
  read: Read;
  parameters: ReadParameters[];
}

export async function consoleQueries(database: Database): Promise<ConsoleQuery[]> {
  const { numbers, clients } = await known(database);
  const list = (name: string, ...parameters: ReadParameters[]): ConsoleQuery => ({
    name,
    read: 'list',
    parameters,
  });
  const facets = (name: string, ...parameters: ReadParameters[]): ConsoleQuery => ({
    name,
    read: 'facets',
    parameters,
  });
  const words = (...typed: string[]) => typed.map((q) => ({ q }));
  const lately = new Date(Date.now() - 24 * 3_600_000);
  const week = new Date(Date.now() - 7 * 24 * 3_600_000);
  return [
    list('first page', {}),
    list('first page, each order', ...ORDERS),
    list(
      'deep page, each order',
      ...(await Promise.all(ORDERS.map((order) => middleCursor(database, order)))),
    ),
    list('by status', { status: ['customs'] }, { status: ['delivered'] }, { status: ['cancelled'] }),
    list('by status, newest', ...STATUSES.map((status) => ({ status: [status], sort: 'newest' as const }))),
    list(
      'by status, oldest',
      ...STATUSES.map((status) => ({ status: [status], sort: 'newest' as const, reverse: true })),
    ),
    list(
      'by status and mode',
      { status: ['created'], mode: ['rail'] },
      { status: ['cancelled'], mode: ['air'] },
    ),
    list('by client', ...clients.map((client) => ({ client: [client] }))),
    list(
      'by client, by change',
      ...clients.map((client) => ({ client: [client], sort: 'updated' as const })),
    ),
    list(
      'by client and status',
      ...clients.map((client) => ({ client: [client], status: ['customs' as const] })),
    ),
    list('late', { late: true }, { late: true, sort: 'newest' }, { late: true, sort: 'cost' }),
    list('views, worst first', { late: true, sort: 'late' }, { status: ['customs'], sort: 'held' }),
    list(
      'changed of late',
      { changed_since: lately },
      { changed_since: week, sort: 'cost' },
      { changed_since: lately, sort: 'updated' },
    ),
    list('search: number', ...words(...numbers.map((number) => number.slice(0, 7)))),
    list('search: town', ...words('rotterdam', 'antwerp', 'busan', 'ham', 'aarhus', 'zeebrugge')),
    list('search: client', ...words('mangrove', 'cedar', 'wool house', 'glacier point', 'brightwater')),
    list('search: cargo', ...words('sofas', 'lamps', 'rattan armchairs', 'cartons', 'pianos')),
    list('search: two words', ...words('rotterdam sofas', 'cedar lamps', 'ham cartons', 'busan mangrove')),
    list('search: mistyped', ...words('roterdam', 'antwrep', 'mangrovve', 'brigthwater', 'armchiars')),
    list('search: nothing', ...words('qqqxyzzy', 'zzzz sofas')),
    list('search: one letter', ...words('r', 'c', '1')),
    list(
      'search, other orders',
      ...words('rotterdam', 'cedar').flatMap((q) => ORDERS.map((order) => ({ ...q, ...order }))),
    ),
    list(
      'search and filter',
      { q: 'cedar', status: ['delivered'] },
      { q: 'rotterdam', mode: ['air'], status: ['pending'] },
    ),
    facets('facets', {}),
    facets(
      'facets, filtered',
      { status: ['customs', 'in_transit'], mode: ['sea'] },
      { client: clients.slice(0, 3) },
    ),
    facets(
      'facets, searched',
      ...words('rotterdam', 'cedar', 'ham cartons', 'c', numbers[0]?.slice(0, 5) ?? ''),
    ),
    facets(
      'facets, searched and filtered',
      { q: 'cedar', status: ['customs'] },
      { q: 'cartons', mode: ['rail'], status: ['pending'] },
    ),
    facets('facets, by dates', { late: true }, { changed_since: lately }, { changed_since: week }),
    { name: 'stat cards', read: 'figures', parameters: [{}] },
    { name: 'positions', read: 'positions', parameters: [{}, { mode: ['sea'] }, { q: 'rotterdam' }] },
  ];
}

const ORDERS = (['arrival', 'newest', 'updated', 'cost', 'weight'] as const).flatMap((sort) => [
  { sort },
  { sort, reverse: true },
]);
const STATUSES = ['pending', 'in_transit', 'customs', 'delivered', 'cancelled'] as const;

async function known({ sql }: Database): Promise<{ numbers: string[]; clients: string[] }> {
  const numbers = await sql<{ tracking_number: string }[]>`
    select tracking_number from shipments where id > uuidv7(interval '-1 year') order by id limit 5`;
  const clients = await sql<{ organisation_id: string }[]>`
    (select organisation_id from shipment_counters where organisation_id is not null group by organisation_id order by sum(shipments) desc limit 2)
    union all (select organisation_id from shipment_counters where organisation_id is not null group by organisation_id order by sum(shipments) limit 2)`;
  return {
    numbers: numbers.map(({ tracking_number }) => tracking_number),
    clients: clients.map(({ organisation_id }) => organisation_id),
  };
}

/** The cursor of a page in the middle of the list. */
async function middleCursor(
  { db }: Database,
  { sort, reverse = false }: ReadParameters & { sort: FleetSort },
): Promise<ReadParameters> {
  const [{ half } = { half: 0 }] = await db.execute<{ half: number }>(
    sql`select sum(shipments)::int / 2 as half from shipment_counters`,
  );
  const [row] = await db
    .select({ key: keyOf(fleetOrder(sort, shipments, reverse)) })
    .from(shipments)
    .orderBy(...inFleetOrder(sort, shipments, reverse))
    .offset(half)
    .limit(1);
  return { sort, reverse, after: row?.key ?? '' };
}
