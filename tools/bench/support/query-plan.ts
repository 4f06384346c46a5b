import { drizzle } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { countFacets } from '#server/fleet/fleet-facets.ts';
import { readFigures } from '#server/fleet/fleet-figures.ts';
import { fleetMatching } from '#server/fleet/fleet-filter.ts';
import { listPositions } from '#server/fleet/fleet-positions.ts';
import { listFleet } from '#server/fleet/fleet-rows.ts';
import type { ConsoleQuery, ReadParameters } from '../console/console-queries.ts';

const BIG = ['shipments', 'tracking_events', 'shipping_documents', 'live_tracking'];

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

interface Planned {
  /** Big tables with a sequential scan. */
  scanned: string[];
  /** The scans of the plan: 'Index Scan shipments_by_arrival'. */
  ways: string[];
}

/** Explains the statements that the product sends for a read. */
export async function planOf(
  sql: postgres.Sql,
  { read }: ConsoleQuery,
  parameters: ReadParameters,
): Promise<Planned> {
  const statements: { query: string; params: unknown[] }[] = [];
  const db = drizzle(sql, { logger: { logQuery: (query, params) => statements.push({ query, params }) } });
  const moment = {
    now: new Date(),
    timeZones: { at: () => 'UTC', ofTown: () => 'UTC' },
    silentAfterHours: 12,
    reader: 'staff' as const,
  };
  const filter = { late: false, today: false, silent: false, unconfirmed: false, ...parameters };
  if (read === 'figures') await readFigures(db, 'staff');
  if (read === 'facets') await countFacets(db, filter, moment);
  if (read === 'positions') await listPositions(db, await fleetMatching(db, filter, moment), moment.now);
  if (read === 'list') {
    const page = { sort: 'arrival', reverse: false, limit: 100, now: moment.now, ...parameters } as const;
    await listFleet(db, page, await fleetMatching(db, filter, moment));
  }
  const planned: Planned = { scanned: [], ways: [] };
  for (const { query, params } of statements) {
    // The search runs an explain itself to choose its strategy.
    if (/^\s*explain/i.test(query)) continue;
    const [row] = await sql.unsafe(`explain (format json) ${query}`, params as string[]);
    collectScans(row?.['QUERY PLAN'][0].Plan, planned);
  }
  return planned;
}

function collectScans(node: PlanNode, planned: Planned): void {
  const table = node['Relation Name'];
  if (node['Node Type'] === 'Seq Scan' && table && BIG.includes(table)) planned.scanned.push(table);
  const name = node['Index Name'] ?? table;
  if (name) planned.ways.push(`${node['Node Type']} ${name}`);
  for (const child of node.Plans ?? []) collectScans(child, planned);
}
