import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../database/pool/connection.ts';
import { batchedLookUps } from '../../database/statements/batched-look-ups.ts';
import { cachedStatement } from '../../database/statements/statement-cache.ts';
import { members } from '../../organisations/members-table.ts';
import { organisations } from '../../organisations/organisations-table.ts';
import { profileColumns, profiles } from '../../people/profiles-table.ts';
import { users } from '../../people/users-table.ts';
import { passkeys } from '../passkeys/passkeys-table.ts';
import { secondFactors } from '../second-factor/second-factors-table.ts';
import { sessions } from './sessions-table.ts';

const viewed = alias(organisations, 'viewed');

/** A session with its person. Undefined if the token is unknown or revoked. */
export function findOpenSession(connection: Connection, token_hash: string) {
  return lookUpsOf(connection).load(token_hash);
}

const lookUpsOf = batchedLookUps(async (connection: Connection, token_hashes) => {
  const rows = await openSessions(connection).execute({ token_hashes });
  return new Map(rows.map((row) => [row.token_hash, row]));
});

/** The subquery hides the number of hashes from the planner, which then plans once for any number. */
const openSessions = cachedStatement((connection) =>
  connection
    .select({
      token_hash: sessions.token_hash,
      id: sessions.id,
      opened_at: sessions.created_at,
      seen_at: sessions.last_seen_at,
      expires_at: sessions.expires_at,
      reauthenticated_at: sessions.reauthenticated_at,
      multi_factor: sessions.multi_factor,
      email_verified: users.email_verified,
      deactivated_at: users.deactivated_at,
      profile: profileColumns,
      organisation: { id: organisations.id, name: organisations.name },
      permissions: members.permissions,
      viewed: { id: viewed.id, name: viewed.name },
      viewed_permissions: sessions.viewed_permissions,
      viewed_until: sessions.viewed_until,
      has_factor: sql<boolean>`(exists (select from ${secondFactors}
        where ${secondFactors.user_id} = ${sessions.user_id} and ${secondFactors.confirmed_at} is not null)
        or exists (select from ${passkeys} where ${passkeys.user_id} = ${sessions.user_id}))`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(profiles, eq(profiles.user_id, sessions.user_id))
    .leftJoin(members, and(eq(members.user_id, sessions.user_id), isNotNull(members.joined_at)))
    .leftJoin(organisations, eq(organisations.id, members.organisation_id))
    .leftJoin(viewed, and(eq(viewed.id, sessions.viewed_id), isNull(viewed.merged_into)))
    .where(sql`${sessions.token_hash} = any((select ${sql.placeholder('token_hashes')}::text[])::text[])`)
    .prepare('open_sessions'),
);
