import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shipments } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { firstOf } from './fleet-facets.ts';
import { narrowing } from './fleet-filter.ts';
import { shipmentOf } from './fleet-for-tests.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
  // A word that all have is looked for in the order of another index.
  const rows = Array.from({ length: 200 }, (_, n) =>
    shipmentOf({ destination_city: n === 0 ? 'Rotterdam' : 'Hamburg' }),
  );
  await product.database.db.insert(shipments).values(rows);
  await product.database.sql`analyze shipments`;
});
afterAll(() => product.close());

test.each([
  ['a word', { q: 'rotterdam' }, 'shipments_terms'],
  ['a word that all have', { q: 'hamburg' }, 'shipments_newest'],
  ['a number', { q: 'GS104' }, 'shipments_tracking_number_unique'],
  ['changed ones', { changed_since: new Date(0) }, 'shipments_newest'],
])('%s: counted by the index that finds them', async (_, filter, index) => {
  const { transaction } = product.database;
  await transaction(async (reading) => {
    await reading.execute(sql`set local enable_seqscan = off`);
    await reading.execute(sql`set local enable_sort = off`);
    const { geography, settings } = product.dependencies;
    const narrowed = await narrowing(
      reading,
      { late: false, today: false, silent: false, unconfirmed: false, ...filter },
      {
        now: new Date(),
        timeZones: geography.timeZones,
        silentAfterHours: settings.silentAfterHours,
        reader: 'staff',
      },
    );
    const plan = await reading.execute(sql`explain ${firstOf(narrowed as NonNullable<typeof narrowed>)}`);
    expect(JSON.stringify(plan)).toContain(index);
  });
});
