import { type AnyColumn, count, eq, type SQL, sql } from 'drizzle-orm';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import type { Connection } from '../database/pool/connection.ts';
import { pipelineReads } from '../database/statements/pipeline-reads.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { shippingDocuments } from '../documents/shipping-documents-table.ts';
import { isKnownTo, isReal, type Reader } from '../shipment-records/reader.ts';
import { shipments } from '../shipment-records/shipments-table.ts';
import { documentCounters } from './document-counters-table.ts';
import { statusCounters } from './status-counters-table.ts';

export async function readFigures(connection: Connection, reader: Reader) {
  const ofReader = isKnownTo(reader);
  return ofReader ? countFigures(connection, ofReader) : sumFigures(connection);
}

async function sumFigures(connection: Connection) {
  const { modes, documents, countries } = sums(connection);
  const [[byMode], [drawn], [reached]] = await pipelineReads(() =>
    Promise.all([modes.execute(), documents.execute(), countries.execute()]),
  );
  return {
    ...(byMode ?? { ocean: 0, air: 0, ground: 0 }),
    global_reach: reached?.global_reach ?? 0,
    documents: drawn?.documents ?? 0,
  };
}

const sums = cachedStatement((connection) => {
  const of = (mode: TransportMode) =>
    sql<number>`coalesce(sum(${statusCounters.shipments}) filter (where ${statusCounters.transport_mode} = ${mode}), 0)::int`;
  return {
    modes: connection
      .select({ ocean: of('sea'), air: of('air'), ground: of('road') })
      .from(statusCounters)
      .prepare('figures_by_mode'),
    documents: connection
      .select({ documents: sql<number>`coalesce(sum(${documentCounters.documents}), 0)::int` })
      .from(documentCounters)
      .prepare('figures_documents'),
    countries: connection
      .select({ global_reach: sql<number>`global_reach` })
      .from(sql`(${countCountries()}) as countries`)
      .prepare('figures_countries'),
  };
});

/** One by one, because the counters don’t name branches. */
async function countFigures(connection: Connection, ofReader: SQL) {
  const { transport_mode, origin_country, destination_country } = shipments;
  const [lanes, [found]] = await Promise.all([
    connection
      .select({ transport_mode, origin_country, destination_country, shipments: count() })
      .from(shipments)
      .where(ofReader)
      .groupBy(transport_mode, origin_country, destination_country),
    connection
      .select({ documents: count() })
      .from(shippingDocuments)
      .innerJoin(shipments, eq(shipments.id, shippingDocuments.shipment_id))
      .where(ofReader),
  ]);
  const sumOf = (mode: TransportMode) =>
    lanes.filter((lane) => lane.transport_mode === mode).reduce((sum, lane) => sum + lane.shipments, 0);
  const countries = lanes.flatMap((lane) => [lane.origin_country, lane.destination_country]);
  return {
    ocean: sumOf('sea'),
    air: sumOf('air'),
    ground: sumOf('road'),
    global_reach: new Set(countries).size,
    documents: found?.documents ?? 0,
  };
}

function countCountries(): SQL {
  return sql`
    with recursive origins as (${eachValue('origins', shipments.origin_country)}),
    destinations as (${eachValue('destinations', shipments.destination_country)})
    select count(country)::int as global_reach
    from (select country from origins union select country from destinations) as countries`;
}

/**
 * A loose index scan: steps from each value to the next, so its cost depends on the number of values, not
 * rows.
 */
function eachValue(name: string, column: AnyColumn): SQL {
  const self = sql.identifier(name);
  return sql`
    (select ${column} as country from ${shipments} where ${isReal} order by 1 limit 1)
    union all
    select (select ${column} from ${shipments} where ${column} > ${self}.country and ${isReal} order by 1 limit 1)
    from ${self} where ${self}.country is not null`;
}
