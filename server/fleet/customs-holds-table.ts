import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../database/statements/columns.ts';
import type { SortOrder } from '../database/statements/keyset.ts';
import { shipments } from '../shipment-records/shipments-table.ts';

/** Since when the shipments in customs are there. Triggers of `shipments` and `tracking_events` keep it. */
export const customsHolds = pgTable(
  'customs_holds',
  {
    shipment_id: uuid('shipment_id')
      .primaryKey()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    /** The first event of the hold, else the change of the shipment to the status. */
    since: moment('since').notNull(),
  },
  (table) => [index('customs_holds_longest').on(table.since, table.shipment_id)],
);

/** The order 'held' of the fleet for statements that join this table, whose index serves it. */
export function longestHeld(reverse: boolean): SortOrder {
  return {
    name: `fleet.list.held${reverse ? '.reverse' : ''}`,
    direction: reverse ? 'desc' : 'asc',
    terms: [
      { by: customsHolds.since, kind: 'moment' },
      { by: customsHolds.shipment_id, kind: 'uuid' },
    ],
  };
}
