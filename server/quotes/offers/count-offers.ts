import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { HIT_RATIO_GROUPS, OfferCounts } from '#domain/quotes/hit-ratio.ts';
import type { Connection } from '../../database/pool/connection.ts';
import { organisations } from '../../organisations/organisations-table.ts';
import { profiles } from '../../people/profiles-table.ts';
import { quotes } from '../quotes-table.ts';

interface Wanted {
  by: (typeof HIT_RATIO_GROUPS)[number];
  since: Date;
  before: Date;
  now: Date;
  /** Only the lane of this quote. */
  reference?: string | undefined;
  limit: number;
}

const place = (city: unknown, country: unknown) => sql`concat_ws(', ', ${city}, nullif(${country}, ''))`;
const LANE = sql<string>`${place(quotes.origin_city, quotes.origin_country)} || ' to ' || ${place(quotes.destination_city, quotes.destination_country)}`;
const NAMES: Record<Wanted['by'], SQL<string>> = {
  lane: LANE,
  customer: sql<string>`coalesce(${organisations.name}, nullif(${quotes.company_name}, ''), lower(${quotes.email}))`,
  seller: sql<string>`coalesce(${profiles.full_name}, '')`,
};

/** The offers of a period by what became of them. */
export async function countOffers(
  connection: Connection,
  { by, since, before, now, reference, limit }: Wanted,
): Promise<{ rows: (OfferCounts & { name: string })[]; total: OfferCounts }> {
  const at = now.toISOString();
  const counts = {
    offered: sql<number>`count(*)::int`,
    won: sql<number>`(count(*) filter (where ${quotes.status} = 'converted'))::int`,
    lost: sql<number>`(count(*) filter (where ${quotes.status} = 'rejected'))::int`,
    expired: sql<number>`(count(*) filter (where ${quotes.status} not in ('converted', 'rejected') and ${quotes.valid_until} <= ${at}::timestamptz))::int`,
  };
  const inPeriod = and(
    gte(quotes.answered_at, since),
    lt(quotes.answered_at, before),
    reference === undefined ? undefined : isOnLaneOf(reference),
  );
  const [rows, [total]] = await Promise.all([
    connection
      .select({ name: NAMES[by], ...counts })
      .from(quotes)
      .leftJoin(organisations, eq(organisations.id, quotes.organisation_id))
      .leftJoin(profiles, eq(profiles.user_id, quotes.answered_by))
      .where(inPeriod)
      .groupBy(sql`1`)
      .orderBy(desc(counts.offered), sql`1`)
      .limit(limit),
    connection.select(counts).from(quotes).where(inPeriod),
  ]);
  return { rows, total: total ?? { offered: 0, won: 0, lost: 0, expired: 0 } };
}

function isOnLaneOf(reference: string): SQL {
  return sql`(${quotes.origin_city}, ${quotes.origin_country}, ${quotes.destination_city}, ${quotes.destination_country}) =
    (select lane.origin_city, lane.origin_country, lane.destination_city, lane.destination_country
      from quotes as lane where lane.reference = ${reference})`;
}
