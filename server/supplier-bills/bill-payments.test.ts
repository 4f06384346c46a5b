import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookNingboDuisburg } from '../shipment-file/files-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';

const NOW = new Date('2026-12-21T12:00:00Z');
let product: TestApp;
let dispatcher: TestPerson;
let admin: TestPerson;
let supplier_id: string;
let number: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => NOW });
  dispatcher = await product.signIn('dispatcher');
  admin = await product.signIn('admin');
  number = await bookNingboDuisburg(await product.signIn('customer'));
});
beforeEach(async () => {
  const company = { name: `Carrier ${crypto.randomUUID()}`, roles: ['carrier'] };
  supplier_id = (await dispatcher.request('POST', '/api/organisations', company)).json().id;
});
afterAll(() => product.close());

const usd = (amount: number) => ({ amount, currency: 'USD' });
let bills = 0;

const billOf = (amount: number, change: object) => ({
  supplier_id,
  number: `PAY-${++bills}`,
  billed_on: '2026-11-20',
  due_on: '2026-12-20',
  currency: 'USD',
  lines: [{ tracking_number: number, charge_code: 'STORAGE', amount }],
  ...change,
});

async function recorded(amount = 80_00, change: object = {}): Promise<string> {
  const response = await dispatcher.request('POST', '/api/supplier-bills', billOf(amount, change));
  expect(response.statusCode, response.body).toBe(201);
  return response.json().id;
}
async function approved(amount = 80_00, change: object = {}): Promise<string> {
  const id = await recorded(amount, change);
  const response = await act(id, 'approve', { reason: 'Agreed' }, admin);
  expect(response.statusCode, response.body).toBe(200);
  return id;
}
const act = (id: string, verb: string, input: object = {}, by = dispatcher) =>
  by.request('POST', `/api/supplier-bills/${id}/${verb}`, input);
const pay = (id: string, input: object = {}, by = dispatcher) =>
  act(id, 'payment', { paid_on: '2026-12-01', reference: 'SEPA 7', ...input }, by);
const reversePayment = (id: string, by = dispatcher) =>
  act(id, 'payment/reversal', { reason: 'Returned' }, by);
const list = async (query = '', by = dispatcher) =>
  (await by.request('GET', `/api/supplier-bills?supplier_id=${supplier_id}${query}`)).json();
const idsOf = async (query: string) => (await list(query)).supplier_bills.map(({ id }: { id: string }) => id);
const auditOf = async (id: string, action: string) =>
  (
    await product.database.sql`
      select actor_id, detail from audit_log where subject_id = ${id} and action = ${action}`
  )[0];

test('an approved bill is paid: the bill, the lists and the history state it', async () => {
  const id = await approved();
  const response = await pay(id);
  expect(response.statusCode, response.body).toBe(200);
  const payment = { amount: usd(80_00), paid_on: '2026-12-01', reference: 'SEPA 7', reversed_at: null };
  expect(response.json()).toMatchObject({ status: 'approved', paid_on: '2026-12-01', payments: [payment] });
  const read = await dispatcher.request('GET', `/api/supplier-bills/${id}`);
  expect(read.json()).toEqual(response.json());
  expect((await list()).supplier_bills).toMatchObject([{ id, paid_on: '2026-12-01' }]);
  expect(await auditOf(id, 'supplierBills.recordPayment')).toMatchObject({
    actor_id: dispatcher.user_id,
    detail: { amount: usd(80_00), paid_on: '2026-12-01', reference: 'SEPA 7' },
  });
  const sheet = await dispatcher.request('GET', `/api/supplier-bills?supplier_id=${supplier_id}&format=csv`);
  expect(sheet.body).toContain('2026-12-01');
});

test('the reversal of a payment leaves the bill unpaid; both stay on record', async () => {
  const id = await approved();
  await pay(id, { reference: '' });
  const reversed = await reversePayment(id);
  expect(reversed.json()).toMatchObject({
    status: 'approved',
    paid_on: null,
    payments: [{ reversed_at: NOW.toISOString(), reversal_reason: 'Returned' }],
  });
  expect((await reversePayment(id)).json()).toMatchObject({ status: 409, code: 'NOT_PAID' });
  const again = await pay(id, { paid_on: '2026-12-05' });
  expect(again.json()).toMatchObject({
    paid_on: '2026-12-05',
    payments: [{ paid_on: '2026-12-01' }, { paid_on: '2026-12-05', reversed_at: null }],
  });
  expect(await auditOf(id, 'supplierBills.reversePayment')).toMatchObject({
    detail: { amount: usd(80_00), paid_on: '2026-12-01', reason: 'Returned' },
  });
});

test('a bill is paid with its VAT, and its lines are compared with the costs without it', async () => {
  const id = await approved(100_00, { vat: 19_00, total: 119_00 });
  const bill = { amount: usd(100_00), vat: usd(19_00), total: usd(119_00), variance: usd(100_00) };
  expect((await list()).supplier_bills).toMatchObject([bill]);
  expect((await list()).owed).toEqual([{ count: 1, amount: usd(119_00), overdue: usd(119_00) }]);
  expect((await pay(id)).json()).toMatchObject({ ...bill, payments: [{ amount: usd(119_00) }] });
});

test.each([
  ['a negative VAT', { vat: -1 }, 'vat'],
  ['a total that is a cent off', { vat: 19_00, total: 99_01 }, 'total'],
])('a bill with %s is refused at its field', async (_, change, path) => {
  const response = await dispatcher.request('POST', '/api/supplier-bills', billOf(80_00, change));
  expect(response.json().issues.map((issue: { path: string }) => issue.path)).toEqual([path]);
});

test('only an approved bill is paid, and a paid one is not reversed', async () => {
  const id = await recorded();
  expect((await pay(id)).json()).toMatchObject({ status: 409, code: 'NOT_APPROVED' });
  await act(id, 'dispute', { reason: 'Not ours' });
  expect((await pay(id)).json().code).toBe('NOT_APPROVED');
  await act(id, 'approve', { reason: 'Ours after all' }, admin);
  await pay(id);
  expect((await pay(id)).json()).toMatchObject({ status: 409, code: 'ALREADY_PAID' });
  expect((await act(id, 'reverse', { reason: 'Wrong' })).json()).toMatchObject({ status: 409, code: 'PAID' });
  await reversePayment(id);
  expect((await act(id, 'reverse', { reason: 'Wrong' })).json()).toMatchObject({ status: 'reversed' });
  expect((await pay(id)).json().code).toBe('NOT_APPROVED');
});

test.each([
  ['after tomorrow', '2026-12-23', 'IN_FUTURE'],
  ['before the bill', '2026-11-19', 'BEFORE_BILL'],
])('a payment of %s is refused', async (_, paid_on, code) => {
  const id = await approved();
  expect((await pay(id, { paid_on })).json()).toMatchObject({ status: 422, code });
});

test('a payment without a day is refused at its field', async () => {
  const response = await pay(await approved(), { paid_on: '' });
  expect(response.json().issues[0].path).toBe('paid_on');
});

test('a bill that is paid in several tabs at once is paid once', async () => {
  const id = await approved();
  const responses = await Promise.all(Array.from({ length: 4 }, () => pay(id)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  expect((await act(id, 'reverse', { reason: 'Wrong' })).json().code).toBe('PAID');
});

test('the list is filtered by payment, and states what is owed and overdue', async () => {
  await recorded();
  const overdue = await approved(100_00);
  const due = await approved(50_00, { due_on: '2026-12-21' });
  const paid = await approved(30_00);
  await pay(paid);
  expect((await idsOf('&payment=unpaid')).sort()).toEqual([due, overdue].sort());
  expect(await idsOf('&payment=paid')).toEqual([paid]);
  expect(await idsOf('&status=disputed&payment=paid')).toEqual([]);
  const owed = [{ count: 2, amount: usd(150_00), overdue: usd(100_00) }];
  expect((await list()).owed).toEqual(owed);
  const first = await list('&payment=paid&limit=1');
  expect(first.owed).toEqual(owed);
  const { next } = await list('&limit=1');
  expect((await list(`&limit=1&after=${encodeURIComponent(next)}`)).owed).toBeNull();
  expect((await list('&updated_since=2026-12-20T00:00:00Z')).owed).toBeNull();
});

test('staff of other branches neither pay a bill nor see what is owed', async () => {
  const id = await approved();
  const limited = await product.signIn('dispatcher');
  await product.database.sql`
    update profiles set branch_ids = ${[crypto.randomUUID()]} where user_id = ${limited.user_id}`;
  expect((await pay(id, {}, limited)).statusCode).toBe(404);
  expect((await reversePayment(id, limited)).statusCode).toBe(404);
  expect((await list('', limited)).owed).toEqual([]);
});
