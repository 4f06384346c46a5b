import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../people/users-table.ts';
import { purgeExpired } from '../retention/purge-expired.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { auditLog, writeAudit } from './audit-log-table.ts';

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

const entries = () => product.database.db.select().from(auditLog).orderBy(auditLog.id);
const entry = (actor_id: string | null) => ({
  actor_id,
  action: 'shipments.edit' as const,
  subject_type: 'test',
  subject_id: '1',
});

describe('the audit log', () => {
  test.each([
    ['changed', sql`update audit_log set action = 'people.nothing'`],
    ['changed where nothing matches', sql`update audit_log set action = 'x' where false`],
    ['deleted', sql`delete from audit_log`],
    ['truncated', sql`truncate audit_log`],
    [
      'replaced',
      sql`insert into audit_log select * from audit_log on conflict (id) do update set action = 'x'`,
    ],
  ])('cannot be %s, even by the owner of the database', async (_, statement) => {
    await writeAudit(product.database.db, entry(null));
    const before = await entries();
    await expect(product.database.db.execute(statement)).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    expect(await entries()).toEqual(before);
  });

  test('the database owner’s right to change it is revoked', async () => {
    const [row] = await product.database.sql<{ acl: string }[]>`
      select coalesce(relacl::text, '') as acl from pg_class where oid = 'audit_log'::regclass`;
    // a: insert, r: select; neither w: update, nor d: delete, nor D: truncate.
    expect(row?.acl).toMatch(/=a[^wdD]*\//);
    expect(row?.acl).not.toMatch(/=[a-zA-Z]*[wdD][a-zA-Z]*\//);
  });

  test('keeps the actor’s id after the account is deleted', async () => {
    const { user_id } = await product.signIn('customer');
    await writeAudit(product.database.db, entry(user_id));
    await product.database.db.delete(users).where(eq(users.id, user_id));
    expect((await entries()).map(({ actor_id }) => actor_id)).toContain(user_id);
  });

  test('is not affected by retention', async () => {
    const before = await entries();
    await purgeExpired({ ...product.dependencies, now: () => new Date('2040-01-01T00:00:00Z') })({});
    expect(await entries()).toEqual(before);
  });
});
