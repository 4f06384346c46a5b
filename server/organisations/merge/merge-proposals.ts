import { sql } from 'drizzle-orm';
import { PUBLIC_MAIL_DOMAINS } from '#domain/organisations/public-mail-domains.ts';
import { users } from '../../people/users-table.ts';
import { members } from '../members-table.ts';
import { operations } from '../operations.ts';
import { organisations } from '../organisations-table.ts';

const MAX_PROPOSALS = 100;

interface Proposal extends Record<string, unknown> {
  domain: string;
  older_id: string;
  older_name: string;
  older_at: string;
  newer_id: string;
  newer_name: string;
  newer_at: string;
}

/** Mail providers for everybody say nothing about who works where, so their domains are left out. */
export const mergeProposals = operations.mergeProposals.handler(async ({ context }) => {
  const found = await context.database.db.execute<Proposal>(sql`
    with named as (
      select distinct o.id, o.name, lower(btrim(o.name)) as same_name, o.created_at,
        lower(split_part(u.email, '@', 2)) as domain
      from ${organisations} as o
      join ${members} as m on m.organisation_id = o.id
      join ${users} as u on u.id = m.user_id and u.email_verified
      where o.merged_into is null)
    select older.domain, older.id as older_id, older.name as older_name, older.created_at as older_at,
      newer.id as newer_id, newer.name as newer_name, newer.created_at as newer_at
    from named as older join named as newer using (same_name, domain)
    where (older.created_at, older.id) < (newer.created_at, newer.id)
      and domain <> all(${sql.param([...PUBLIC_MAIL_DOMAINS])}::text[])
    order by newer.created_at desc, newer.id limit ${MAX_PROPOSALS}`);
  return {
    proposals: found.map(({ domain, older_id, older_name, older_at, newer_id, newer_name, newer_at }) => ({
      name: older_name,
      domain,
      organisations: [
        { id: older_id, name: older_name, created_at: new Date(older_at) },
        { id: newer_id, name: newer_name, created_at: new Date(newer_at) },
      ],
    })),
  };
});
