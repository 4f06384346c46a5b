import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { deleteUnissuedOf } from '../documents/shipping-documents-table.ts';
import { deleteInstructionsOf } from '../documents/shipping-instructions-table.ts';
import { deleteMailAbout, deleteMailTitled, insertMails } from '../mail/mail-outbox-table.ts';
import {
  deleteMessageNotifications,
  deleteNotificationsAbout,
} from '../notifications/notifications-table.ts';
import { askFor, offer } from '../quotes/quotes-for-tests.ts';
import { freight, tariffForTests } from '../rates/rates-for-tests.ts';
import { deleteShareLinksOf } from '../share-links/share-links-table.ts';
import { listNumbers } from '../shipment-records/shipments-table.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const erase = (person: TestPerson) =>
  person.request('POST', '/api/privacy/erasure', { confirmation: person.email });

/** Another member of the person's company, with all permissions. */
async function colleagueOf({ organisation_id }: TestPerson): Promise<TestPerson> {
  const person = await product.signIn('customer');
  await product.database
    .sql`update members set organisation_id = ${organisation_id} where user_id = ${person.user_id}`;
  return { ...person, organisation_id };
}

async function namesOf(...ids: string[]): Promise<string[]> {
  const rows = await product.database.sql`select name from organisations where id = any(${ids})`;
  return rows.map(({ name }) => name);
}

async function waitForLocks(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const [row] = await product.database.sql`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return row?.waiting;
    })
    .toBe(count);
}

test('the companies that were merged into a company are erased with it', async () => {
  const { sql } = product.database;
  const [former, last] = [await product.signIn('customer'), await product.signIn('customer')];
  const number = await bookedBySea(former);
  const [made] = await sql`insert into organisations (id, name, test, test_of)
    values (gen_random_uuid(), 'Test company', true, ${former.organisation_id}) returning id`;
  await sql`update shipments set organisation_id = ${made?.id}, test = true, status = 'delivered'
    where tracking_number = ${number}`;
  const merged = await dispatcher.request('POST', `/api/organisations/${former.organisation_id}/merge`, {
    into: last.organisation_id,
  });
  expect(merged.statusCode, merged.body).toBe(200);
  for (const person of [former, last]) {
    const erased = await erase(person);
    expect(erased.statusCode, erased.body).toBe(200);
  }
  expect(await namesOf(former.organisation_id, last.organisation_id, made?.id)).toEqual([]);
  expect(await sql`select from shipments where tracking_number = ${number}`).toHaveLength(0);
});

test('of the last two members who erase their accounts at once, one erases the company', async () => {
  const anna = await product.signIn('customer');
  const ben = await colleagueOf(anna);
  const { erasures } = await product.database.transaction(async (transaction) => {
    await transaction.execute('lock table mail_outbox in share mode');
    const begun = [erase(anna), erase(ben)];
    await waitForLocks(2);
    return { erasures: begun };
  });
  expect((await Promise.all(erasures)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await namesOf(anna.organisation_id)).toEqual([]);
});

test('a company keeps its quotes without the member who requested them, until its last member erases it', async () => {
  const { sql } = product.database;
  const [anna, other] = [await product.signIn('customer'), await product.signIn('customer')];
  const ben = await colleagueOf(anna);
  const id = await askFor(product, anna.email, { phone: '555 013 7788', company: '' });
  const quoted = async () => (await sql`select * from quotes where id = ${id}`)[0];
  const reference = (await quoted())?.reference;
  await sql`insert into notifications (id, user_id, kind, type, title, message, related_id, related_type)
    values (gen_random_uuid(), ${ben.user_id}, 'quote_answered', 'success', 'Quote answered', '', ${reference}, 'quote')`;
  const kinds = async () =>
    (await sql`select distinct kind from notifications where related_id = ${reference} order by kind`).map(
      ({ kind }) => kind,
    );
  expect(await kinds()).toEqual(['enquiry', 'quote_answered']);
  const unowned = await askFor(product, other.email);
  await sql`update quotes set organisation_id = null, email = ${anna.email} where id = ${unowned}`;

  expect((await erase(anna)).statusCode).toBe(200);
  expect(await quoted()).toMatchObject({
    organisation_id: ben.organisation_id,
    email: '',
    contact_name: '',
    phone: '',
    cargo_description: 'Glass lamps',
  });
  expect(await kinds()).toEqual(['quote_answered']);
  expect(await sql`select from quotes where id = ${unowned}`).toHaveLength(0);
  const { quotes } = (await ben.request('GET', '/api/quotes')).json();
  expect(quotes).toMatchObject([{ reference }]);
  const answered = await offer(dispatcher, id);
  expect(answered.statusCode, answered.body).toBe(200);
  const read = await dispatcher.request('GET', `/api/quotes/${reference}`);
  expect(read.json(), read.body).toMatchObject({ email: '', account: 'none' });
  const mails = await sql`select recipient from mail_outbox where link like '%/offer/%'`;
  expect([...mails]).toEqual([{ recipient: ben.email }]);

  expect((await erase(ben)).statusCode).toBe(200);
  expect(await quoted()).toBeUndefined();
});

test('a carrier stays with our rates when its last portal user is erased, without what concerns the user', async () => {
  const { sql } = product.database;
  const user = await product.signIn('customer');
  const id = user.organisation_id;
  const changed = await dispatcher.request('PATCH', `/api/organisations/${id}`, {
    name: 'Sealand',
    roles: ['carrier'],
    notes: `Ask ${user.email}.`,
    contacts: [
      { name: 'Bookings', email: 'bookings@sealand.example', phone: '' },
      { name: 'J. Doe', email: user.email.toUpperCase(), phone: '555 013 7788' },
    ],
  });
  expect(changed.statusCode, changed.body).toBe(200);
  const tariff_id = await tariffForTests(dispatcher, { side: 'buy', organisation_id: id }, [freight()]);
  const feed = await dispatcher.request('PUT', `/api/organisations/${id}/carrier-feed`, {
    base_url: 'https://sealand.example/v2/',
    credential_header: 'API-Key',
    credential: 'secret-of-the-carrier',
  });
  expect(feed.statusCode, feed.body).toBe(200);
  const added = await user.request('POST', `/api/organisations/${id}/address-book`, { name: 'A friend' });
  expect(added.statusCode, added.body).toBe(201);
  await sql`insert into booking_templates (id, organisation_id, name, draft) values (gen_random_uuid(), ${id}, 'Mine', '{}')`;
  await sql`insert into webhooks (id, organisation_id, url, events, secret)
    values (gen_random_uuid(), ${id}, 'https://sealand.example', '{"*"}', '')`;
  expect((await erase(user)).statusCode).toBe(200);

  const remaining = await dispatcher.request('GET', `/api/organisations/${id}`);
  expect(remaining.json(), remaining.body).toMatchObject({
    name: 'Sealand',
    notes: '',
    contacts: [{ name: 'Bookings' }],
  });
  const tariff = await dispatcher.request('GET', `/api/tariffs/${tariff_id}`);
  expect(tariff.json(), tariff.body).toMatchObject({ organisation: { name: 'Sealand' } });
  for (const [table, count] of [
    ['carrier_feeds', 1],
    ['address_book_contacts', 0],
    ['booking_templates', 0],
    ['webhooks', 0],
  ] as const)
    expect([table, (await sql`select from ${sql(table)} where organisation_id = ${id}`).length]).toEqual([
      table,
      count,
    ]);
});

test('contracts of an erased customer stay for the prices that name them, without the customer', async () => {
  const customer = await product.signIn('customer');
  const tariff_id = await tariffForTests(
    dispatcher,
    { name: 'Contract 7', organisation_id: customer.organisation_id },
    [freight()],
  );
  expect((await erase(customer)).statusCode).toBe(200);
  expect(await namesOf(customer.organisation_id)).toEqual([]);
  const tariff = await dispatcher.request('GET', `/api/tariffs/${tariff_id}`);
  expect(tariff.json(), tariff.body).toMatchObject({
    name: 'Contract 7',
    version: 1,
    lines: 1,
    organisation: { name: 'Erased company' },
  });
});

test('an erasure may concern more shipments than a statement can have parameters', async () => {
  const ids = Array.from({ length: 66_000 }, () => randomUUID());
  const statements = [
    deleteUnissuedOf,
    deleteInstructionsOf,
    deleteShareLinksOf,
    deleteMailTitled,
    deleteMessageNotifications,
    deleteNotificationsAbout,
    listNumbers,
  ];
  await product.database.transaction(async (transaction) => {
    for (const statement of statements) await statement(transaction, ids);
  });
});

test('the e-mails about a shipment are those whose subject begins with its title', async () => {
  const subjects = [
    'Message about GS100000007',
    'Message about GS100000007 mentions you',
    'Message about GS100000015',
  ];
  const mail = { recipient: 'reader@test.example', text: '', html: '', status: 'sent' } as const;
  await insertMails(
    product.database.db,
    [...subjects, 'A message about GS100000007'].map((subject) => ({ ...mail, subject })),
  );
  await deleteMailTitled(product.database.db, ['File for GS100000007', 'Message about GS100000007']);
  const left = await product.database
    .sql`select subject from mail_outbox where recipient = ${mail.recipient} order by 1`;
  expect(left.map(({ subject }) => subject)).toEqual([
    'A message about GS100000007',
    'Message about GS100000015',
  ]);
});

test('e-mails that mention an address are found by its domain', async () => {
  const { db, sql } = product.database;
  const texts = [
    'Write to Ada.Reyes@Lamps.example.',
    'From: <ada.reyes@lamps.example>, "ADA.REYES@LAMPS.EXAMPLE"',
    'It was bob@lamps.example',
    'ada.reyes@lamps.test',
  ];
  const mail = { recipient: 'team@test.example', subject: 'Mentions', html: '', status: 'sent' } as const;
  await insertMails(db, [
    ...texts.map((text) => ({ ...mail, text })),
    { ...mail, recipient: 'Ada.Reyes@lamps.example', text: '' },
  ]);
  await deleteMailAbout(db, 'ada.reyes@lamps.example');
  const left = await sql`select text from mail_outbox where subject = 'Mentions'`;
  expect(left.map(({ text }) => text).sort()).toEqual(texts.slice(2).sort());
  await sql.begin(async (transaction) => {
    await transaction`set local enable_seqscan = off`;
    const plan = JSON.stringify(
      await transaction`explain delete from mail_outbox where lower(recipient) = 'ada'
        or (mail_domains(text) @> array['lamps.example'] and strpos(lower(text), 'ada') > 0)`,
    );
    expect(plan).toContain('mail_outbox_domains');
    expect(plan).toContain('mail_outbox_of_recipient');
  });
});
