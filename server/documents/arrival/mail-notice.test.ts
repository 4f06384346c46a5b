import { afterAll, beforeAll, expect, test } from 'vitest';
import { NINGBO_DUISBURG_LEGS, put } from '../../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../../test-app.ts';
import { SAMPLE_INSTRUCTIONS, staffClientOf } from '../documents-for-tests.ts';
import { bookInstructed } from './arrivals-for-tests.ts';

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
let staff: ReturnType<typeof staffClientOf>;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date('2026-11-21T12:00:00Z') });
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  staff = staffClientOf(dispatcher);
});
afterAll(() => product.close());

interface Contacts {
  consignee: string;
  notify_party: string;
}

/** A shipment with its tasks, whose arrival notice is a draft. */
async function drafted({ consignee, notify_party }: Contacts) {
  const number = await bookInstructed(customer, staff, {
    consignee: { ...SAMPLE_INSTRUCTIONS.consignee, contact: consignee },
    notify_party: { ...SAMPLE_INSTRUCTIONS.notify_party, contact: notify_party },
  });
  await put(dispatcher, number, 'legs', NINGBO_DUISBURG_LEGS);
  await dispatcher.request('POST', `/api/shipments/${number}/tasks/standard`);
  return { number, notice: await staff.generate(number, 'arrival_notice') };
}

const mailsTo = (recipient: string) =>
  product.database.sql<{ subject: string; text: string; link: string }[]>`
    select subject, text, link from mail_outbox where recipient = ${recipient}`;

async function noticeTask(number: string) {
  const response = await dispatcher.request('GET', `/api/shipments/${number}/tasks`);
  return response.json().tasks.find(({ title }: { title: string }) => title === 'Send the arrival notice');
}

test('the consignee and the notify party get the notice with a link to it alone, and the task is done', async () => {
  const { number, notice } = await drafted({
    consignee: '+31 10 555 0100',
    notify_party: 'Ada Lee <Ada@Broker.example>, ops@broker.example',
  });
  const recipients = [
    { role: 'notify_party', email: 'ada@broker.example' },
    { role: 'notify_party', email: 'ops@broker.example' },
  ];
  expect((await staff.document(number, 'arrival_notice')).recipients).toEqual(recipients);
  expect((await noticeTask(number)).done_at).toBeNull();
  expect((await staff.issue(notice)).statusCode).toBe(200);

  const [mail] = await mailsTo('ada@broker.example');
  expect(mail?.subject).toBe(`Arrival notice for shipment ${number}`);
  expect(mail?.text).toContain('are due to arrive at Rotterdam on 30 December 2026');
  expect(mail?.text).toContain('until 19 February 2027');
  expect(mail?.text).not.toMatch(/\$|USD|customer-portal/);
  expect(await mailsTo('ops@broker.example')).toHaveLength(1);

  const token = new URL(mail?.link ?? '').pathname.replace('/s/', '');
  const shared = (await product.visitor.request('GET', `/api/shared/${token}`)).json();
  expect(shared).toMatchObject({ show: ['documents'], tracking_number: null, events: null, waypoints: null });
  expect(shared.documents).toMatchObject([{ document_number: notice }]);
  const path = `/api/shared/${token}/documents/${notice}/pdf`;
  expect((await product.visitor.request('GET', path)).statusCode).toBe(200);

  expect(await noticeTask(number)).toMatchObject({ done_at: expect.any(String), version: 2 });
  expect((await staff.document(number, 'arrival_notice')).recipients).toEqual(recipients);
  const [audited] = await product.database.sql`
    select detail from audit_log where action = 'documents.issue' and detail->>'document_number' = ${notice}`;
  expect(audited?.detail.recipients).toEqual(['ada@broker.example', 'ops@broker.example']);
});

test('a new version goes to whom the file names then; the link of the former one leads to it', async () => {
  const { number, notice } = await drafted({ consignee: 'one@buyer.example', notify_party: '' });
  await staff.issue(notice);
  const { parties } = (await dispatcher.request('GET', `/api/shipments/${number}`)).json();
  await put(
    dispatcher,
    number,
    'parties',
    parties.map((party: { role: string }) =>
      party.role === 'consignee' ? { ...party, contact: 'two@buyer.example' } : party,
    ),
  );
  expect((await staff.document(number, 'arrival_notice')).recipients).toMatchObject([
    { email: 'one@buyer.example' },
  ]);
  const second = await staff.generate(number, 'arrival_notice', notice);
  await staff.issue(second);
  expect(await mailsTo('two@buyer.example')).toHaveLength(1);
  const [former, ...more] = await mailsTo('one@buyer.example');
  expect(more).toEqual([]);
  const token = new URL(former?.link ?? '').pathname.replace('/s/', '');
  const shared = (await product.visitor.request('GET', `/api/shared/${token}`)).json();
  expect(shared.documents).toMatchObject([{ document_number: second }]);
});

test('without an address nobody outside gets it, and the task stays open', async () => {
  const { number, notice } = await drafted({ consignee: 'tel. +31 10 555 0100', notify_party: '' });
  await staff.issue(notice);
  expect((await noticeTask(number)).done_at).toBeNull();
  expect((await staff.document(number, 'arrival_notice')).recipients).toEqual([]);
  const { share_links } = (await dispatcher.request('GET', `/api/shipments/${number}/share-links`)).json();
  expect(share_links).toEqual([]);
});

test('where the customer is the consignee, its people are notified, and the task is done', async () => {
  const { number, notice } = await drafted({ consignee: customer.email, notify_party: '' });
  const [owner] = await product.database.sql`
    select organisation_id from members where user_id = ${customer.user_id}`;
  await put(dispatcher, number, 'parties', [
    { role: 'shipper', name: 'Beilun Ceramics', address: '1 Quay', city: 'Ningbo', country: 'CN' },
    {
      role: 'consignee',
      organisation_id: owner?.organisation_id,
      name: 'Rheinwerk GmbH',
      address: 'Ruhrort 1',
      city: 'Duisburg',
      country: 'DE',
      contact: customer.email,
    },
  ]);
  await staff.issue(notice);
  expect((await mailsTo(customer.email)).filter(({ link }) => link?.includes('/s/'))).toEqual([]);
  expect((await noticeTask(number)).done_at).not.toBeNull();
});
