import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/calendar/durations.ts';
import { SAMPLE_INSTRUCTIONS, staffClientOf } from '../documents/documents-for-tests.ts';
import { sendFile } from '../files/files-for-tests.ts';
import { bookNingboDuisburg, NINGBO_DUISBURG_LEGS, put } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

let product: TestApp;
let customer: TestPerson;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  customer = await product.signIn('customer');
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

interface Listed {
  id: string;
  title: string;
  done_at: string | null;
  version: number;
}

const BOOK = 'Book the carrier';
const WEIGH = 'Send the verified gross mass to the carrier';
const COLLECT = 'Collect the commercial invoice and the packing list';
const INSURE = 'Confirm the cargo insurance';

async function shipmentWithTasks(): Promise<string> {
  const number = await bookNingboDuisburg(customer);
  await staffClientOf(dispatcher).saveInstructions(number, {
    ...SAMPLE_INSTRUCTIONS,
    cargo_lines: [{ ...SAMPLE_INSTRUCTIONS.cargo_lines[0], net_kg: 21_000, gross_kg: 21_400 }],
    incoterm: 'CIF',
    incoterm_place: 'Rotterdam',
  });
  await put(dispatcher, number, 'legs', NINGBO_DUISBURG_LEGS);
  await addStandard(number);
  return number;
}

const addStandard = (number: string) => dispatcher.request('POST', `/api/shipments/${number}/tasks/standard`);
const tasksOf = async (number: string): Promise<Listed[]> =>
  (await dispatcher.request('GET', `/api/shipments/${number}/tasks`)).json().tasks;
const doneOf = async (number: string) =>
  (await tasksOf(number)).filter(({ done_at }) => done_at !== null).map(({ title }) => title);

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

async function bookWith(carrier: string, number: string): Promise<string> {
  const response = await dispatcher.request('POST', '/api/carrier-bookings', {
    carrier,
    kind: 'direct',
    cut_offs: [{ kind: 'VGM', at: inHours(20) }],
    shipments: [number],
  });
  return response.json().id;
}
const changeBooking = (id: string, change: object) =>
  dispatcher.request('PATCH', `/api/carrier-bookings/${id}`, change);

test('a booking that its carrier confirms, and its VGM cut-off that is met, complete their tasks', async () => {
  const number = await shipmentWithTasks();
  const id = await bookWith('Maersk', number);
  expect(await doneOf(number)).toEqual([]);
  expect((await changeBooking(id, { state: 'confirmed' })).statusCode).toBe(200);
  expect(await doneOf(number)).toEqual([BOOK]);
  await changeBooking(id, { cut_offs: [{ kind: 'VGM', at: inHours(20), met_at: inHours(-1) }] });
  expect((await doneOf(number)).toSorted()).toEqual([BOOK, WEIGH]);
  const history = await product.database.sql`
    select audit_log.detail from audit_log join shipments on shipments.id::text = subject_id
    where tracking_number = ${number} and action = 'tasks.change' order by audit_log.created_at`;
  expect(history.map(({ detail }) => [detail.title, detail.changes])).toEqual([
    [BOOK, { done: [false, true] }],
    [WEIGH, { done: [false, true] }],
  ]);
});

test('a task that staff open again stays open until something new proves it', async () => {
  const number = await shipmentWithTasks();
  const id = await bookWith('Maersk', number);
  await changeBooking(id, { state: 'confirmed' });
  const task = (await tasksOf(number)).find(({ title }) => title === BOOK);
  await dispatcher.request('PATCH', `/api/tasks/${task?.id}`, { done: false });
  await changeBooking(id, { reference: 'MAEU 77' });
  expect(await doneOf(number)).toEqual([]);
  await changeBooking(id, { state: 'rolled' });
  await changeBooking(id, { state: 'confirmed' });
  expect(await doneOf(number)).toEqual([BOOK]);
});

test('the booking of a haulier is not that of the carrier', async () => {
  const number = await shipmentWithTasks();
  await changeBooking(await bookWith('Ningbo Trucks', number), { state: 'confirmed' });
  expect(await doneOf(number)).toEqual([]);
});

test('the invoice and the packing list are collected once both are issued or uploaded, by anyone', async () => {
  const number = await shipmentWithTasks();
  const staff = staffClientOf(dispatcher);
  await sendFile(product.app, customer, number, { fields: { kind: 'commercial_invoice' } });
  expect(await doneOf(number)).toEqual([]);
  const list = await staff.generate(number, 'packing_list');
  expect((await staff.issue(list)).json()).toEqual({ document_number: list });
  expect(await doneOf(number)).toEqual([COLLECT]);
  const uploaded = await shipmentWithTasks();
  for (const kind of ['commercial_invoice', 'packing_list'])
    await sendFile(product.app, customer, uploaded, { fields: { kind } });
  expect(await doneOf(uploaded)).toEqual([COLLECT]);
  const [done] = await product.database.sql`
    select done_by from tasks join shipments on shipments.id = shipment_id
    where tracking_number = ${uploaded} and done_at is not null`;
  expect(done?.done_by).toBeNull();
});

test('an issued insurance certificate confirms the insurance', async () => {
  const number = await shipmentWithTasks();
  const staff = staffClientOf(dispatcher);
  const certificate = await staff.generate(number, 'insurance_certificate');
  const signature = { body: 'Harbor Mutual', reference: 'HM-1', signed_on: '2026-11-20' };
  await product.database.sql`
    update shipments set cargo_value_cents = 100000 where tracking_number = ${number}`;
  expect((await staff.issue(certificate, { signature })).json()).toEqual({ document_number: certificate });
  expect(await doneOf(number)).toEqual([INSURE]);
});

test('standard tasks that are proven done are not added', async () => {
  const number = await bookNingboDuisburg(customer);
  await put(dispatcher, number, 'legs', NINGBO_DUISBURG_LEGS);
  await changeBooking(await bookWith('Maersk', number), { state: 'confirmed' });
  for (const kind of ['commercial_invoice', 'packing_list'])
    await sendFile(product.app, customer, number, { fields: { kind } });
  const titles = (await addStandard(number)).json().tasks.map(({ title }: Listed) => title);
  expect(titles).not.toContain(BOOK);
  expect(titles).not.toContain(COLLECT);
  expect(titles).toContain(WEIGH);
});

test('the verified gross mass is due at the cut-off of the carrier, unless staff have set another date', async () => {
  const number = await shipmentWithTasks();
  const dueOfVgm = async (of = number) =>
    (await dispatcher.request('GET', `/api/shipments/${of}/tasks`))
      .json()
      .tasks.find(({ title }: Listed) => title === WEIGH);
  const by_etd = (await dueOfVgm()).due_at;
  const [first, moved, own] = [inHours(20), inHours(44), inHours(8)];
  const booking = await dispatcher.request('POST', '/api/carrier-bookings', {
    carrier: 'Maersk',
    kind: 'direct',
    cut_offs: [{ kind: 'VGM', at: first }],
    shipments: [number],
  });
  const { id } = booking.json();
  expect((await dueOfVgm()).due_at).toBe(first);
  await changeBooking(id, { cut_offs: [{ kind: 'VGM', at: moved }] });
  expect((await dueOfVgm()).due_at).toBe(moved);
  await changeBooking(id, { cut_offs: [] });
  expect((await dueOfVgm()).due_at).toBe(by_etd);
  await changeBooking(id, { cut_offs: [{ kind: 'VGM', at: moved }] });
  const task = await dueOfVgm();
  await dispatcher.request('PATCH', `/api/tasks/${task.id}`, { due_at: own });
  await changeBooking(id, { cut_offs: [{ kind: 'VGM', at: first }] });
  expect((await dueOfVgm()).due_at).toBe(own);

  const later = await bookNingboDuisburg(customer);
  await put(dispatcher, later, 'legs', NINGBO_DUISBURG_LEGS);
  await bookWith('Maersk', later);
  await addStandard(later);
  expect(Date.parse((await dueOfVgm(later)).due_at) - Date.now()).toBeLessThan(20 * HOUR_MS);
});
