import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { metaOf } from '#contract/operation/operation-meta.ts';
import { writeAudit } from '../audit/audit-log-table.ts';
import { connect } from '../database/pool/connection.ts';
import { openReplica, type Replica } from '../database/pool/replica.ts';
import { newId } from '../database/statements/columns.ts';
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { REPLICA_READS } from './replica-reads.ts';

const ON_REPLICA = 'GS987654321';

let copy: TestDatabase;
let replica: Replica;
let product: TestApp;
let admin: TestPerson;
const logged: string[] = [];
beforeAll(async () => {
  // A separate database that shows which one served the read, and that rejects every write.
  copy = await createTestDatabase();
  await mark(copy.url);
  const url = new URL(copy.url);
  url.searchParams.set('default_transaction_read_only', 'on');
  const log = pino({}, { write: (line) => void logged.push(line) });
  replica = openReplica({ url: url.href, log });
  product = await startTestApp({ replica });
  admin = await product.signIn('admin');
  await vi.waitFor(() => expect(replica.fit()).not.toBeNull(), { timeout: 15_000 });
});
afterAll(async () => {
  await product.close();
  await replica.close();
  await copy.remove();
});

async function mark(url: string): Promise<void> {
  const database = connect(url, 1);
  await database.transaction((transaction) =>
    writeAudit(transaction, {
      actor_id: null,
      action: 'shipments.changeStatus',
      subject_type: 'shipment',
      subject_id: newId(),
      detail: { tracking_number: ON_REPLICA },
    }),
  );
  await database.close();
}

test.each(REPLICA_READS)('$~orpc.route.path only reads', (operation) => {
  expect([operation['~orpc'].route.method, metaOf(operation).changes]).toEqual(['GET', []]);
});

test.each(REPLICA_READS.map((operation) => operation['~orpc'].route.path as string))(
  '%s works on a database that refuses writes',
  async (path) => {
    const address = path.replace('{user_id}', admin.user_id);
    const response = await admin.request('GET', `/api${address}`);
    expect(response.statusCode, response.body).toBeLessThan(300);
    expect(replica.fit()).not.toBeNull();
  },
);

const isMarked = async () => (await admin.request('GET', '/api/audit')).body.includes(ON_REPLICA);

test('it is read from the replica, and everything else from the primary', async () => {
  expect(await isMarked()).toBe(true);
  // Only the primary knows the sessions.
  const session = await admin.request('GET', '/api/people/session');
  expect(session.body).toContain(admin.email);
  expect((await admin.request('GET', '/api/people')).body).toContain(admin.email);
});

test('reads of a failed replica go to the primary, with one log line, until the replica recovers', async () => {
  const warnings = () => logged.filter((line) => line.includes('reading from the primary')).length;
  const recovered = () => expect.poll(() => replica.fit()).not.toBeNull();
  const other = connect(copy.url, 1);
  await other.sql`alter table audit_log rename to away`;
  expect(await isMarked()).toBe(false);
  await other.sql`alter table away rename to audit_log`;
  await other.close();
  expect(warnings()).toBe(1);
  await recovered();
  // No probe runs in between.
  replica.failed();
  replica.failed();
  expect([replica.fit(), warnings()]).toEqual([null, 2]);
  await recovered();
  expect(await isMarked()).toBe(true);
});
