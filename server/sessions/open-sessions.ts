import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '../database/built-once.ts';
import type { Connection } from '../database/connection.ts';
import { profiles } from '../people/profiles-table.ts';
import { sessions } from '../people/sessions-table.ts';
import { users } from '../people/users-table.ts';
import { secondFactors } from '../second-factor/second-factors-table.ts';

/** A session with the person it belongs to, in one statement. */
export async function findOpenSession(connection: Connection, token_hash: string) {
  const [found] = await openSession(connection).execute({ token_hash });
  return found;
}

const openSession = builtOnce((connection) =>
  connection
    .select({
      id: sessions.id,
      opened_at: sessions.createdAt,
      seen_at: sessions.updatedAt,
      expires_at: sessions.expiresAt,
      proved_at: sessions.provedAt,
      email_verified: users.emailVerified,
      deactivated_at: users.deactivatedAt,
      profile: profiles,
      has_factor: sql<boolean>`exists (select from ${secondFactors}
        where ${secondFactors.user_id} = ${sessions.userId} and ${secondFactors.confirmed_at} is not null)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(profiles, eq(profiles.user_id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('token_hash')))
    .prepare('open_session'),
);
