import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../audit/audit-log-table.ts';
import { trackingEvents } from '../../tracking/events/tracking-events-table.ts';
import { connect, type Pool } from '../pool/connection.ts';
import { createTestDatabase } from '../test-database.ts';
import { newId } from './columns.ts';
import { insertedMany, insertMany } from './insert-many.ts';

let database: Pool;
let remove: () => Promise<unknown>;
beforeAll(async () => {
  const made = await createTestDatabase();
  remove = made.remove;
  database = connect(made.url, 1);
});
afterAll(async () => {
  await database.close();
  await remove();
});

const entry = { action: 'tries.made', subject_type: 'try' };

test('rows are inserted as given, with defaults of the database and the table', async () => {
  const actor_id = newId();
  const created_at = new Date('2026-11-21T12:34:56.789Z');
  const detail = { quoted: `"it's" \\ {}`, nested: [{ kilograms: 1.5 }], nothing: null };
  const rows = [
    { ...entry, actor_id, subject_id: 'Żółć, 重庆', detail, created_at },
    { ...entry, actor_id: null, subject_id: null, detail: {}, created_at },
  ];
  const inserted = await insertedMany(database.db, auditLog, rows, [
    'actor_id',
    'subject_id',
    'detail',
    'created_at',
  ]);
  expect(inserted).toEqual(rows.map(({ action: _, subject_type: __, ...row }) => row));
  const stored = await database.db
    .select()
    .from(auditLog)
    .where(sql`${auditLog.actor_id} = ${actor_id}`)
    .orderBy(auditLog.id);
  expect(stored).toEqual([{ ...rows[0], api_key: null, id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
});

test('the database fills fields that no row sets, and table defaults fill those that some rows set', async () => {
  const [plain] = await insertedMany(database.db, auditLog, [entry], ['detail', 'created_at', 'actor_id']);
  expect(plain).toEqual({ detail: {}, created_at: expect.any(Date), actor_id: null });
  const event = {
    shipment_id: newId(),
    status: 'pending',
    location: 'Lyon',
    occurred_at: new Date(),
  } as const;
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    const places = await insertedMany(
      transaction,
      trackingEvents,
      [{ ...event, latitude: 45.75, longitude: 4.85 }, event],
      ['latitude', 'longitude'],
    );
    expect(places).toEqual([
      { latitude: 45.75, longitude: 4.85 },
      { latitude: 0, longitude: 0 },
    ]);
  });
});

test('a field that some rows set and only the database could fill is rejected', async () => {
  const rows = [{ ...entry, created_at: new Date() }, entry];
  await expect(insertMany(database.db, auditLog, rows)).rejects.toThrow('created_at');
});

test('no rows run no statement', async () => {
  expect(await insertedMany(database.db, auditLog, [], ['id'])).toEqual([]);
});
