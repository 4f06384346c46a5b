import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { startTestApp, type TestApp, type Visitor } from '../test-app.ts';
import { listAudit } from './audit-entries.ts';
import { auditLog } from './audit-log-table.ts';

const SHIPMENT = '01990000-0000-7000-8000-00000000abcd';

let product: TestApp;
let admin: Visitor & { user_id: string; email: string };
let customer: Visitor & { user_id: string; email: string };
beforeAll(async () => {
  product = await startTestApp();
  admin = await product.signIn('admin');
  customer = await product.signIn('customer');
  await admin.request('POST', '/api/people/profile', { full_name: 'Inès Marchetti', company_name: '' });
  const done = (action: string, day: number, entry: object) => ({
    actor_id: admin.user_id,
    action,
    subject_type: 'shipment',
    subject_id: SHIPMENT,
    created_at: new Date(Date.UTC(2026, 9, day, 12)),
    ...entry,
  });
  await product.database.db.insert(auditLog).values([
    done('shipments.changeStatus', 1, {
      detail: { tracking_number: 'GS123456789', version: 4, changes: { status: ['pending', 'confirmed'] } },
    }),
    done('shipments.delayed', 2, { actor_id: null, detail: { tracking_number: 'GS987654321' } }),
    done('quotes.answer', 3, {
      subject_type: 'quote',
      subject_id: '01990000-0000-7000-8000-00000000beef',
      detail: { reference: 'GQ123456782' },
    }),
    done('people.changeRole', 4, {
      subject_type: 'person',
      subject_id: customer.user_id,
      detail: { email: customer.email, changes: { role: ['driver', 'customer'] } },
    }),
  ]);
});
afterAll(() => product.close());

const read = async (query: string): Promise<{ entries: AuditEntry[]; next: string | null }> =>
  (await admin.request('GET', `/api/audit?${query}`)).json();
const actionsFor = async (query: string) => (await read(query)).entries.map(({ action }) => action);

test.each<[string, string[]]>([
  ['', ['people.changeRole', 'quotes.answer', 'shipments.delayed', 'shipments.changeStatus']],
  ['q=gs1234', ['shipments.changeStatus']],
  ['q=change status', ['shipments.changeStatus']],
  ['q=role changed', ['people.changeRole']],
  ['q=Quote answered', ['quotes.answer']],
  ['q=notified', ['shipments.delayed']],
  ['q=GQ123456782 ines', ['quotes.answer']],
  ['q=marchetti', ['people.changeRole', 'quotes.answer', 'shipments.changeStatus']],
  ['q=beef', []],
  [`q=${SHIPMENT}`, ['shipments.delayed', 'shipments.changeStatus']],
  ['q=!@ :* %26', ['people.changeRole', 'quotes.answer', 'shipments.delayed', 'shipments.changeStatus']],
  ['area=shipments', ['shipments.delayed', 'shipments.changeStatus']],
  ['from=2026-10-02T00:00:00Z&until=2026-10-04T00:00:00Z', ['quotes.answer', 'shipments.delayed']],
])('%j finds %j', async (query, actions) => {
  expect(await actionsFor(query)).toEqual(actions);
});

test('the person filter returns the actions of that person', async () => {
  expect(await actionsFor(`person=${admin.user_id}&area=quotes`)).toEqual(['quotes.answer']);
  expect(await actionsFor(`person=${customer.user_id}`)).toEqual([]);
});

test('entries contain actor, subject and changed values', async () => {
  const { entries } = await read('');
  expect(entries[0]).toMatchObject({
    by: 'Inès Marchetti',
    subject: 'Test customer 2',
    changes: [{ field: 'role', from: 'driver', to: 'customer' }],
    detail: { email: customer.email },
  });
  expect(entries.at(-1)).toMatchObject({
    subject: 'GS123456789',
    changes: [{ field: 'status', from: 'pending', to: 'confirmed' }],
    detail: {},
  });
});

test('each entry is on exactly one page', async () => {
  const ids: string[] = [];
  for (let after = ''; ; ) {
    const page = await read(`limit=1${after}`);
    ids.push(...page.entries.map(({ id }) => id));
    if (page.next === null) break;
    after = `&after=${page.next}`;
  }
  expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
});

test('rare terms are found without reading all entries', async () => {
  await product.database.sql.begin(async (sql) => {
    await sql`set local statement_timeout = 0`;
    await sql`
      insert into audit_log (id, action, subject_type, subject_id, detail, created_at)
      select gen_random_uuid(), 'tracking.addEvent', 'shipment', ${SHIPMENT}, '{}', now() - n * interval '1 second'
      from generate_series(1, 20000) as n`;
  });
  await product.database.sql`analyze audit_log`;
  for (const [wanted, found] of [
    [{ q: 'gq1234' }, 1],
    [{ q: 'nowhere' }, 0],
    [{ q: 'add event' }, 50],
    [{ area: 'quotes' }, 1],
    [{ person: admin.user_id }, 3],
  ] as const) {
    const { entries, read } = await product.database.transaction(async (transaction) => {
      const soFar = async () => {
        const [counted] = await transaction.execute<{ rows: number }>(
          "select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'audit_log'",
        );
        return counted?.rows ?? 0;
      };
      const before = await soFar();
      const { entries } = await listAudit(transaction, product.dependencies.geography, {
        ...wanted,
        limit: 50,
        reader: 'staff',
      });
      return { entries, read: (await soFar()) - before };
    });
    expect([wanted, entries.length, read < 3_000]).toEqual([wanted, found, true]);
  }
});

test('the subject of an entry about a company is its name, recorded or present', async () => {
  const created = await admin.request('POST', '/api/organisations', { name: 'Quillfeather Trading' });
  const { id } = await created.json();
  await product.database.db.insert(auditLog).values({
    actor_id: admin.user_id,
    action: 'webhooks.change',
    subject_type: 'organisation',
    subject_id: id,
    detail: { url: 'https://example.com/webhooks' },
  });
  await admin.request('PATCH', `/api/organisations/${id}`, { name: 'Quillfeather & Sons' });
  const { entries } = await read(`organisation=${id}`);
  expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
    ['organisations.change', 'Quillfeather & Sons'],
    ['webhooks.change', 'Quillfeather & Sons'],
    ['organisations.create', 'Quillfeather Trading'],
  ]);
});

test('refused attempts are found by the name of their refusal', async () => {
  const entry = {
    actor_id: admin.user_id,
    action: 'people.changePassword',
    subject_type: 'person',
    subject_id: admin.user_id,
  };
  await product.database.db
    .insert(auditLog)
    .values([{ ...entry, detail: { refused: 'wrong password' } }, entry]);
  expect((await read('q=password refused')).entries.map(({ detail }) => detail)).toEqual([
    { refused: 'wrong password' },
  ]);
  expect((await read('q=password changed')).entries.map(({ detail }) => detail)).toEqual([{}]);
});

test('the names of companies, tariffs and devices find their entries, recorded or present', async () => {
  const company = await admin.request('POST', '/api/organisations', { name: 'Øresund Cold Stores' });
  const { id } = await company.json();
  const about = (
    action: string,
    subject_type: string,
    subject_id: string,
    detail: Record<string, unknown>,
  ) => ({
    actor_id: admin.user_id,
    ...{ action, subject_type, subject_id, detail },
  });
  await product.database.db
    .insert(auditLog)
    .values([
      about('webhooks.change', 'organisation', id, { url: 'https://example.com/webhooks' }),
      about('rates.addLines', 'tariff', SHIPMENT, { name: 'Skagerrak 2026', version: 2 }),
      about('devices.revoke', 'device', SHIPMENT, { name: 'Trailer Kattegat' }),
    ]);
  await admin.request('PATCH', `/api/organisations/${id}`, { name: 'Kjølelager Nord' });
  expect(await actionsFor('q=oresund')).toEqual(['organisations.create']);
  expect(await actionsFor('q=kjolelager')).toEqual([
    'organisations.change',
    'webhooks.change',
    'organisations.create',
  ]);
  expect(await actionsFor('q=skager 2026')).toEqual(['rates.addLines']);
  expect(await actionsFor('q=device kattegat')).toEqual(['devices.revoke']);
  expect(await actionsFor('q=stores rates')).toEqual([]);
});

test('the name of a person finds what was done to them', async () => {
  await customer.request('POST', '/api/people/profile', { full_name: 'Torvald Lind', company_name: '' });
  expect(await actionsFor('q=torvald&area=people')).toContain('people.changeRole');
});
