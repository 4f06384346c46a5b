import { and, asc, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { mentionedIn } from '#domain/messages/mentions.ts';
import { isStaff, ROLES } from '#domain/people/role.ts';
import type { Connection } from '../database/pool/connection.ts';
import { holdsWords } from '../database/statements/normalize-text.ts';
import { members } from '../organisations/members-table.ts';
import { isStaffOf, profiles } from '../people/profiles-table.ts';
import { users } from '../people/users-table.ts';
import type { Side } from './messages-table.ts';

/** What one may mention people in. */
interface Mentioning {
  organisation_id: string | null;
  branch_id: string | null;
  internal: boolean;
  /** The author, who does not mention themselves. */
  user_id: string;
}

interface MentionablePerson {
  id: string;
  name: string;
  side: Side;
}

const STAFF = ROLES.filter(isStaff);
const MAX_FOUND = 8;

/** The people who may see what is written there and whose name contains every typed word. */
export function findMentionable(
  connection: Connection,
  mentioning: Mentioning,
  typed: string,
): Promise<MentionablePerson[]> {
  return peopleWho(connection, mentioning, holdsWords(sql`${profiles.full_name}`, typed)).limit(MAX_FOUND);
}

/** The people whom a text mentions, of those who may see it. */
export async function findMentioned(
  connection: Connection,
  mentioning: Mentioning,
  text: string,
): Promise<MentionablePerson[]> {
  if (!text.includes('@')) return [];
  const occurs = sql`strpos(lower(${text}), '@' || lower(${profiles.full_name})) > 0`;
  return mentionedIn(text, await peopleWho(connection, mentioning, occurs));
}

function peopleWho(
  connection: Connection,
  { organisation_id, branch_id, internal, user_id }: Mentioning,
  condition: SQL | undefined,
) {
  const isOfStaff = inArray(profiles.role, STAFF);
  const isMember =
    internal || organisation_id === null
      ? undefined
      : and(
          eq(members.organisation_id, organisation_id),
          isNotNull(members.joined_at),
          sql`'view' = any(${members.permissions})`,
        );
  return connection
    .select({
      id: profiles.user_id,
      name: profiles.full_name,
      side: sql<Side>`case when ${isOfStaff} then 'staff' else 'customer' end`,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.user_id))
    .leftJoin(members, eq(members.user_id, profiles.user_id))
    .where(
      and(
        or(isStaffOf(branch_id), isMember),
        ne(profiles.user_id, user_id),
        isNull(users.deactivated_at),
        condition,
      ),
    )
    .orderBy(asc(sql`lower(${profiles.full_name})`), asc(profiles.user_id));
}
