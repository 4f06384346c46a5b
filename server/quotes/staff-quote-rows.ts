import { and, count, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { StaffQuote, StaffQuoteRow } from '#contract/quotes/staff.ts';
import { QUOTE_STATUSES, type QuoteStatus } from '#domain/quotes/quote-status.ts';
import type { Connection } from '../database/pool/connection.ts';
import { changedSince } from '../database/statements/changed-since.ts';
import {
  inOrder,
  keyedPage,
  keyOf,
  newestFirst,
  type SortOrder,
  seekCondition,
} from '../database/statements/keyset.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { members } from '../organisations/members-table.ts';
import { profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import { offeredTotal } from './options/quote-options-table.ts';
import { quoteCounters } from './quote-counters-table.ts';
import { shipmentNumber } from './quote-rows.ts';
import { searchedByStaff } from './quote-search.ts';
import { quotes } from './quotes-table.ts';

const MAX_COUNTED = 10_000;
const NEWEST_FIRST = newestFirst('quotes.list', quotes);
const OLDEST_FIRST: SortOrder = { ...NEWEST_FIRST, name: 'quotes.list.reverse', direction: 'asc' };

/** All quotes, newest or oldest first, paged by key; for staff only. */
export async function listStaffQuotes(
  connection: Connection,
  wanted: {
    q?: string | undefined;
    status?: QuoteStatus[] | undefined;
    reverse: boolean;
    after?: string | undefined;
    limit: number;
    updated_since?: Date | undefined;
  },
): Promise<{ quotes: StaffQuoteRow[]; next: string | null }> {
  const order = wanted.reverse ? OLDEST_FIRST : NEWEST_FIRST;
  const rows = await connection
    .select({ ...columns(connection), key: keyOf(order) })
    .from(quotes)
    .where(
      and(
        wanted.status?.length ? inArray(quotes.status, wanted.status) : undefined,
        await searchedByStaff(connection, wanted.q),
        changedSince(quotes.updated_at, wanted.updated_since),
        seekCondition(order, wanted.after),
      ),
    )
    .orderBy(...inOrder(order, wanted.reverse ? 'first' : 'last'))
    .limit(wanted.limit + 1);
  const { page, next } = keyedPage(rows, wanted.limit);
  return { quotes: page as StaffQuoteRow[], next };
}

/** The number of quotes by status: all of them, or the first 10,000 matches of a search. */
export async function countStaffQuotes(
  connection: Connection,
  q: string | undefined,
): Promise<{ counts: Record<QuoteStatus, number>; capped: boolean }> {
  const search = await searchedByStaff(connection, q);
  const found = search ? await countMatches(connection, search) : await countEachStatus(connection).execute();
  const none = Object.fromEntries(QUOTE_STATUSES.map((status) => [status, 0]));
  const counted = found.map((row) => [row.status, search ? Math.min(row.quotes, MAX_COUNTED) : row.quotes]);
  return {
    counts: { ...none, ...Object.fromEntries(counted) } as Record<QuoteStatus, number>,
    capped: search !== undefined && found.reduce((sum, row) => sum + row.quotes, 0) > MAX_COUNTED,
  };
}

function countMatches(connection: Connection, search: SQL) {
  const matches = connection
    .select({ status: quotes.status })
    .from(quotes)
    .where(search)
    .limit(MAX_COUNTED + 1)
    .as('matches');
  return connection.select({ status: matches.status, quotes: count() }).from(matches).groupBy(matches.status);
}

const countEachStatus = cachedStatement((connection) =>
  connection
    .select({ status: quoteCounters.status, quotes: sql<number>`sum(${quoteCounters.quotes})::int` })
    .from(quoteCounters)
    .groupBy(quoteCounters.status)
    .prepare('quotes_by_status'),
);

export async function findStaffQuote(
  connection: Connection,
  reference: string,
): Promise<StaffQuote | undefined> {
  const [quote] = await connection
    .select({
      ...columns(connection),
      phone: quotes.phone,
      origin_address: quotes.origin_address,
      origin_postal_code: quotes.origin_postal_code,
      destination_address: quotes.destination_address,
      destination_postal_code: quotes.destination_postal_code,
      cargo_dimensions: quotes.cargo_dimensions,
      cargo_value_cents: quotes.cargo_value_cents,
      shipment_type: quotes.shipment_type,
      urgency: quotes.urgency,
      estimates: quotes.estimates,
      offer_note: quotes.offer_note,
      decline_reason: quotes.decline_reason,
      answered_at: quotes.answered_at,
      answered_by: profiles.full_name,
      account: sql<
        StaffQuote['account']
      >`case when ${users.email_verified} then 'verified' when ${users.id} is null then 'none' else 'unverified' end`,
      option_revisions: sql<number>`(select coalesce(max(revision), 0)::int from quote_options where quote_id = ${quotes.id})`,
      organisation_id: sql<string | null>`coalesce(${quotes.organisation_id}, ${members.organisation_id})`,
    })
    .from(quotes)
    .leftJoin(profiles, eq(profiles.user_id, quotes.answered_by))
    .leftJoin(users, eq(users.email, sql`lower(${quotes.email})`))
    .leftJoin(
      members,
      and(eq(members.user_id, users.id), isNotNull(members.joined_at), eq(users.email_verified, true)),
    )
    .where(eq(quotes.reference, reference));
  return quote as StaffQuote | undefined;
}

function columns(connection: Connection) {
  return {
    id: quotes.id,
    reference: quotes.reference,
    email: quotes.email,
    contact_name: quotes.contact_name,
    company_name: quotes.company_name,
    origin_city: quotes.origin_city,
    origin_country: quotes.origin_country,
    destination_city: quotes.destination_city,
    destination_country: quotes.destination_country,
    cargo_description: quotes.cargo_description,
    cargo_weight: quotes.cargo_weight,
    preferred_transport: quotes.preferred_transport,
    estimated_cost_cents: quotes.estimated_cost_cents,
    status: quotes.status,
    offered_cents: quotes.offered_cents,
    offered_total: offeredTotal,
    offered_mode: quotes.offered_mode,
    valid_until: quotes.valid_until,
    decided_at: quotes.decided_at,
    tracking_number: shipmentNumber(connection),
    created_at: quotes.created_at,
  };
}
