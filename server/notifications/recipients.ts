import { eq, sql } from 'drizzle-orm';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import type { Permission } from '#domain/people/permissions.ts';
import type { Connection } from '../database/pool/connection.ts';
import { cachedStatement } from '../database/statements/statement-cache.ts';
import { holds, members, seesPrices } from '../organisations/members-table.ts';
import { users } from '../people/users-table.ts';
import {
  type Mailbox,
  mailboxColumns,
  notificationPreferences,
  preferenceFor,
} from './notification-preferences-table.ts';

/** A member of an organisation; without a mailbox where the account is deactivated. */
export interface Recipient {
  user_id: string;
  sees_prices: boolean;
  mailbox: Mailbox | undefined;
}

/** The members who have joined and hold the permission, with their mailboxes for the kind; nobody without an organisation. */
export async function listRecipients(
  connection: Connection,
  { organisation_id, permission }: { organisation_id: string | null; permission: Permission },
  kind: NotificationKind,
): Promise<Recipient[]> {
  if (organisation_id === null) return [];
  const found = await holdersOf(connection).execute({ organisation_id, permission, kind });
  return found.map(({ user_id, sees_prices, deactivated_at, ...open }) => ({
    user_id,
    sees_prices,
    mailbox: deactivated_at === null ? open : undefined,
  }));
}

const holdersOf = cachedStatement((connection) =>
  connection
    .select({
      user_id: members.user_id,
      sees_prices: seesPrices,
      deactivated_at: users.deactivated_at,
      ...mailboxColumns,
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.user_id))
    .leftJoin(notificationPreferences, preferenceFor(sql.placeholder('kind')))
    .where(holds(sql.placeholder('organisation_id'), sql.placeholder('permission')))
    .orderBy(members.user_id)
    .prepare('recipients'),
);
