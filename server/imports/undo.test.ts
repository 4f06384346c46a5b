import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { csvOf, importsOf, unique } from './imports-for-tests.ts';

let product: TestApp;
let dispatcher: TestPerson;
beforeAll(async () => {
  product = await startTestApp();
  dispatcher = await product.signIn('dispatcher');
});
afterAll(() => product.close());

const { company, find, run, shipment, undo } = importsOf(() => ({ product, dispatcher }));

test('charges of one shipment are undone together, to the price that it was booked at', async () => {
  const { reference, tracking_number } = await shipment();
  const path = `/api/shipments/${tracking_number}/charges`;
  const read = async (side: string) => (await dispatcher.request('GET', `${path}?side=${side}`)).json();
  const before = (await read('sell')).total;
  const row = (side: string, amount: number) => [
    reference,
    unique('CH'),
    'DOC',
    side,
    amount,
    'USD',
    'Migration',
  ];
  const charged = await run(
    'charges',
    csvOf([
      ['tracking_number', 'reference', 'charge_code', 'side', 'rate.amount', 'rate.currency', 'reason'],
      row('sell', 5000),
      row('buy', 3000),
      row('sell', 2500),
    ]),
  );
  expect(charged).toMatchObject({ accepted: 3, refused: [] });
  const [taken] = (await read('sell')).charges.slice(-1);
  const removed = await dispatcher.request('PATCH', `${path}/${taken.number}`, { status: 'reversed' });
  expect(removed.statusCode, removed.body).toBe(200);
  expect((await undo(charged.id)).statusCode).toBe(202);
  expect((await read('sell')).total).toEqual(before);
  const statuses = async (side: string) =>
    (await read(side)).charges
      .filter(({ charge_code }: { charge_code: string }) => charge_code === 'DOC')
      .map(({ status }: { status: string }) => status);
  expect(await statuses('sell')).toEqual(['reversed', 'reversed']);
  expect(await statuses('buy')).toEqual(['reversed']);
});

test('opening balances count as debts until they are undone', async () => {
  const { reference, id } = await company();
  const balances = csvOf([
    ['organisation', 'reference', 'balance.amount', 'balance.currency', 'issued_on', 'due_on'],
    [reference, 'INV-1', 18_450, 'USD', '2026-01-01', '2026-01-31'],
    [reference, 'INV-2', 100, 'USD', '2026-01-31', '2026-01-01'],
  ]);
  const result = await run('opening_balances', balances);
  expect(result).toMatchObject({ accepted: 1, refused: [{ row: 3, column: 'due_on' }] });
  const credit = async () => (await dispatcher.request('GET', `/api/organisations/${id}/credit`)).json();
  expect(await credit()).toMatchObject({ due_cents: 18_450, overdue_cents: 18_450 });
  expect((await undo(result.id)).statusCode).toBe(202);
  expect(await find(result.id)).toMatchObject({ status: 'undone' });
  expect(await credit()).toMatchObject({ due_cents: 0 });
});

test('opening balances stay once a part was paid', async () => {
  const { reference, id } = await company();
  const balances = csvOf([
    ['organisation', 'reference', 'balance.amount', 'balance.currency', 'issued_on', 'due_on'],
    [reference, 'INV-1', 18_450, 'USD', '2026-01-01', '2026-01-31'],
  ]);
  const result = await run('opening_balances', balances);
  const { opening_balances } = (
    await dispatcher.request('GET', `/api/organisations/${id}/opening-balances`)
  ).json();
  const paid = await dispatcher.request(
    'POST',
    `/api/organisations/${id}/opening-balances/${opening_balances[0].id}/payment`,
    { amount: { amount: 50, currency: 'USD' } },
  );
  expect(paid.statusCode, paid.body).toBe(200);
  expect((await undo(result.id)).json()).toMatchObject({ code: 'USED' });
});

test('an import is undone unless one of its records has been used', async () => {
  const { reference, id, import_id } = await company();
  const contacts = await run(
    'contacts',
    csvOf([
      ['organisation', 'name'],
      [reference, 'Kowalski'],
    ]),
  );
  const refused = await undo(import_id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'USED']);
  expect(refused.json().detail ?? refused.json().message).toContain(`Company ${reference}`);
  expect((await undo(contacts.id)).statusCode).toBe(202);
  expect((await undo(import_id)).statusCode).toBe(202);
  expect(await find(import_id)).toMatchObject({ status: 'undone' });
  expect((await dispatcher.request('GET', `/api/organisations/${id}`)).statusCode).toBe(404);
  expect((await undo(import_id)).json().code).toBe('NOTHING_TO_UNDO');
  const open = await shipment();
  expect((await undo(open.import_id)).statusCode).toBe(202);
  const used = await shipment();
  await dispatcher.request('POST', `/api/shipments/${used.tracking_number}/status`, { status: 'picked_up' });
  expect((await undo(used.import_id)).json()).toMatchObject({ code: 'USED' });
});

test('shipments whose file or costs staff have changed stay when their import is undone', async () => {
  const edited = await shipment();
  const path = `/api/shipments/${edited.tracking_number}`;
  const { etag } = (await dispatcher.request('GET', path)).headers;
  const references = [{ kind: 'CUSTOMER', value: edited.reference }];
  const saved = await dispatcher.request(
    'PUT',
    `${path}/references`,
    { references: [...references, { kind: 'HBL', value: unique('HBL') }] },
    { 'if-match': etag as string },
  );
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await undo(edited.import_id)).json()).toMatchObject({ code: 'USED' });

  const charged = await shipment();
  const added = await dispatcher.request('POST', `/api/shipments/${charged.tracking_number}/charges`, {
    charge_code: 'DOC',
    side: 'buy',
    rate: { amount: 3000, currency: 'USD' },
    reason: 'Quoted by phone',
  });
  expect(added.statusCode, added.body).toBe(201);
  expect((await undo(charged.import_id)).json()).toMatchObject({ code: 'USED' });
});

test('staff of some branches undo no import', async () => {
  const { import_id } = await shipment();
  const [branch] = await product.database.sql`
    select branch_id from shipments where id in (select record_id from imported_records where import_id = ${import_id})`;
  const limited = await product.signIn('dispatcher');
  await product.database
    .sql`update profiles set branch_ids = ${[branch?.branch_id ?? limited.user_id]} where user_id = ${limited.user_id}`;
  const response = await limited.request('POST', `/api/imports/${import_id}/undo`, {});
  expect([response.statusCode, response.json().code]).toEqual([403, 'SOME_BRANCHES']);
});
