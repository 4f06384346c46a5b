import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/statements/columns.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** The newest message of each side by shipment, written by triggers, for the number of unread threads. */
export const messageThreads = pgTable(
  'message_threads',
  {
    shipment_id: uuid('shipment_id')
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** Of the shipment. */
    organisation_id: uuid('organisation_id'),
    customer_at: moment('customer_at'),
    /** Of staff, without internal notes. */
    staff_at: moment('staff_at'),
  },
  (table) => [
    index('message_threads_of_customers')
      .on(table.customer_at.desc())
      .where(sql`${table.customer_at} is not null`),
    index('message_threads_of_staff')
      .on(table.organisation_id, table.staff_at.desc())
      .where(sql`${table.staff_at} is not null`),
  ],
);
