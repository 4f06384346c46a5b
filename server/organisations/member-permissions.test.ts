import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookedBySea } from '../documents/documents-for-tests.ts';
import { pagesOf } from '../pdf/pdf-text-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { joinOrganisation } from './members-for-tests.ts';

let product: TestApp;
let manager: TestPerson;
let outsider: TestPerson;
let dispatcher: TestPerson;
/** A shipment of the manager's company. */
let number: string;
beforeAll(async () => {
  product = await startTestApp();
  manager = await product.signIn('customer');
  outsider = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
  number = await bookedBySea(manager);
});
afterAll(() => product.close());

test('a booker sees the manager’s shipment without a price, books without one, and gets no invoices', async () => {
  const booker = await joinOrganisation(product, manager, ['book']);
  const { shipments } = (await booker.request('GET', '/api/shipments')).json();
  expect(shipments.find((row: { tracking_number: string }) => row.tracking_number === number)).toMatchObject({
    cost_cents: null,
  });
  expect((await booker.request('GET', `/api/tracking/${number}/details`)).json()).toMatchObject({
    cost_cents: null,
    price_note: '',
  });
  expect((await booker.request('GET', '/api/shipments/summary')).json()).toMatchObject({
    spent_cents: null,
    unconfirmed_cents: null,
    total: expect.any(Number),
  });
  expect((await booker.request('GET', '/api/shipments?sort=cost')).statusCode).toBe(403);
  expect((await booker.request('GET', '/api/invoices')).statusCode).toBe(403);
  expect((await booker.request('GET', '/api/shipments/spending')).statusCode).toBe(403);
  const theirs = await bookedBySea(booker);
  const { shipments: managers } = (await manager.request('GET', '/api/shipments')).json();
  expect(managers.map((row: { tracking_number: string }) => row.tracking_number)).toContain(theirs);
});

test('what the goods are worth is for members with the permission for money', async () => {
  const shipped = await bookedBySea(manager, { insurance_required: true });
  const ask = { changes: { cargo_value_cents: 12_345_00, fragile: true }, reason: 'More of them.' };
  await manager.request('POST', `/api/shipments/${shipped}/amendments`, ask);
  const booker = await joinOrganisation(product, manager, ['view', 'book']);
  const seen = async (person: TestPerson, name: string) => {
    const get = (path: string) => person.request('GET', `/api/${path}`);
    const pdf = await get(`shipments/${shipped}/booking-confirmation.pdf`);
    const template = { name, tracking_number: shipped };
    const { draft } = (await person.request('POST', '/api/booking-templates', template)).json();
    const amended = (await get(`shipments/${shipped}/amendments`)).json().amendments[0].difference;
    return {
      details: (await get(`tracking/${shipped}/details`)).json().cargo_value_cents,
      drafts: [(await get(`shipments/${shipped}/draft`)).json(), draft].map(({ cargo_value }) => cargo_value),
      amended: amended.map(({ field }: { field: string }) => field).toSorted(),
      confirmation: (await pagesOf(new Uint8Array(pdf.rawPayload))).join(' '),
    };
  };
  expect(await seen(manager, 'All')).toEqual({
    details: 98_765_43,
    drafts: [98_765.43, 98_765.43],
    amended: ['cargo_value_cents', 'fragile'],
    confirmation: expect.stringMatching(/\$98,765\.43.*\$108,641\.97/s),
  });
  expect(await seen(booker, 'No amounts')).toEqual({
    details: null,
    drafts: [null, null],
    amended: ['fragile'],
    confirmation: expect.not.stringMatching(/\$|Enter the cargo value/),
  });
});

test('a viewer can’t book; money alone reads invoices and amounts, no cargo and no documents', async () => {
  const viewer = await joinOrganisation(product, manager, ['view']);
  expect((await viewer.request('POST', '/api/functions/create-shipment', {})).statusCode).toBe(403);
  const accountant = await joinOrganisation(product, manager, ['money']);
  expect((await accountant.request('GET', '/api/invoices')).statusCode).toBe(200);
  expect((await accountant.request('GET', '/api/shipments/summary')).json()).toMatchObject({
    total: null,
    spent_cents: expect.any(Number),
  });
  for (const path of [
    '/api/shipments',
    '/api/documents',
    `/api/tracking/${number}/details`,
    `/api/shipments/${number}/booking-confirmation.pdf`,
  ])
    expect([path, (await accountant.request('GET', path)).statusCode]).toEqual([path, 403]);
});

test('an outsider gets 404', async () => {
  expect((await outsider.request('GET', `/api/tracking/${number}/details`)).statusCode).toBe(404);
});

test('members are notified by what they may see, without amounts for those without money', async () => {
  const viewer = await joinOrganisation(product, manager, ['view']);
  const accountant = await joinOrganisation(product, manager, ['money']);
  const booked = await bookedBySea(manager);
  const [shipment] = await product.database
    .sql`select version from shipments where tracking_number = ${booked}`;
  const confirmed = await dispatcher.request('POST', `/api/shipments/${booked}/confirm`, {
    version: shipment?.version,
    price: { amount: 123_400, currency: 'USD' },
    note: '',
  });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  const news = async (person: TestPerson) =>
    (await person.request('GET', '/api/notifications'))
      .json()
      .notifications.map(({ message }: { message: string }) => message);
  expect(await news(manager)).toContain(`${booked} is confirmed for $1,234.00.`);
  expect(await news(viewer)).toContain(`${booked} is confirmed.`);
  expect(await news(accountant)).toEqual([]);
  const [mail] = await product.database.sql`
    select text from mail_outbox where recipient = ${viewer.email} and text like ${`%${booked} is confirmed%`}`;
  expect(mail?.text ?? '').not.toContain('1,234');
});
