import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** One row about this installation. */
export const installation = pgTable(
  'installation',
  {
    one: boolean('one').primaryKey().default(true),
    /** Opens /create-admin once; null when no code is asked for. */
    setup_code: text('setup_code'),
    demo_made_at: moment('demo_made_at'),
  },
  (table) => [check('installation_one_row', sql`${table.one}`)],
);
