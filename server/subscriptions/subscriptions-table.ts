import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { MAILING_LISTS, SUBSCRIPTION_STATUSES } from '#domain/subscriptions/mailing-list.ts';
import { createdAt, id, moment, oneOf } from '../database/columns.ts';

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    email: text('email').notNull(),
    list: text('list', { enum: MAILING_LISTS }).notNull(),
    status: text('status', { enum: SUBSCRIPTION_STATUSES }).notNull().default('pending'),
    /** SHA-256 of the secret in the mails' links: reading the database opens none of them. */
    token_hash: text('token_hash').notNull().unique(),
    created_at: createdAt(),
    confirmed_at: moment('confirmed_at'),
    ended_at: moment('ended_at'),
  },
  (table) => [
    oneOf('subscriptions_list', table.list, MAILING_LISTS),
    oneOf('subscriptions_status', table.status, SUBSCRIPTION_STATUSES),
    uniqueIndex('subscriptions_once').on(sql`lower(${table.email})`, table.list),
  ],
);
