import { afterAll, beforeAll, expect, test } from 'vitest';
import { pagesOf } from '../pdf/pdf-text-for-tests.ts';
import { freight, tariffForTests } from '../rates/rates-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson } from '../test-app.ts';
import { issue } from './invoices-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
let tracking_number: string;
let number: string;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date('2026-11-20T10:00:00Z') });
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  const rate = { from: 'EUR', to: 'USD', date: '2026-11-01', rate: '1.0850', source: 'ECB' };
  await staff.request('POST', '/api/exchange-rates', rate);
  const boxes = { size_type: null };
  await tariffForTests(staff, {}, [
    freight({ rate: '3860' }),
    freight({ ...boxes, charge_code: 'DOC', basis: 'flat', rate: '45' }),
    freight({ ...boxes, charge_code: 'BAF', basis: 'kg', rate: '0.0125' }),
    freight({ ...boxes, charge_code: 'CUSTOMS', basis: 'container', rate: '10', minimum: '65' }),
  ]);
  await tariffForTests(staff, { currency: 'EUR' }, [freight({ ...boxes, charge_code: 'THCD', rate: '245' })]);
  tracking_number = (
    await customer.request('POST', '/api/functions/create-shipment', {
      origin_city: 'Shanghai',
      origin_country: 'China',
      destination_city: 'Rotterdam',
      destination_country: 'Netherlands',
      cargo_description: 'Chairs',
      cargo_weight: 18_001,
      transport_mode: 'sea',
      equipment: [{ size_type: '40HC', count: 2 }],
    })
  ).json().tracking_number;
  const added = await staff.request('POST', `/api/shipments/${tracking_number}/charges`, {
    charge_code: 'DOC',
    side: 'sell',
    description: 'Reweighing',
    basis: 'kg',
    quantity: 1240,
    rate: { amount: 210, currency: 'USD' },
    reason: 'Weighed at the terminal',
  });
  expect(added.statusCode).toBe(201);
  number = (await issue(staff, tracking_number)).json().number;
});
afterAll(() => product.close());

interface Line {
  description: string;
  amount_cents: number;
  calculation: object | null;
}
const read = async (invoice: string) => (await customer.request('GET', `/api/invoices/${invoice}`)).json();
const lineOf = async (invoice: string, text: string): Promise<Line | undefined> =>
  (await read(invoice)).lines.find(({ description }: Line) => description.includes(text));

test.each([
  [
    'Freight',
    7720_00,
    {
      basis: 'container',
      size_type: '45G1',
      quantity: 2,
      unit_price: '3860',
      currency: 'USD',
      exchange: null,
    },
  ],
  [
    'Bunker',
    225_01,
    { basis: 'kg', size_type: null, quantity: 18_001, unit_price: '0.0125', currency: 'USD', exchange: null },
  ],
  [
    'Terminal',
    531_65,
    {
      basis: 'container',
      size_type: null,
      quantity: 2,
      unit_price: '245',
      currency: 'EUR',
      exchange: { from: 'EUR', to: 'USD', date: '2026-11-01', rate: '1.085' },
    },
  ],
  [
    'Reweighing',
    2604_00,
    { basis: 'kg', size_type: null, quantity: 1240, unit_price: '2.1', currency: 'USD', exchange: null },
  ],
  ['Documentation', 45_00, null],
  ['Import customs', 65_00, null],
])('the line %s states its calculation, and the amount stays', async (text, amount_cents, calculation) => {
  expect(await lineOf(number, text)).toMatchObject({ amount_cents, calculation });
});

test('a minimum is stated as one on the screen and in the PDF', async () => {
  const text = 'Import customs clearance, minimum charge 65.00 USD (2 containers at 10.00 USD)';
  expect(await lineOf(number, 'Import customs')).toMatchObject({ description: text, amount_cents: 65_00 });
  const pdf = await customer.request('GET', `/api/invoices/${number}/pdf`);
  expect((await pagesOf(new Uint8Array(pdf.rawPayload))).join(' ')).toContain(text);
});

test('the PDF has columns for quantity and unit price, and each line once', async () => {
  const pdf = await customer.request('GET', `/api/invoices/${number}/pdf`);
  const text = (await pagesOf(new Uint8Array(pdf.rawPayload))).join(' ');
  for (const part of ['Quantity', 'Unit price', '2 × 40HC', '$3,860.00', '18,001 kg', '$0.0125', '€245.00'])
    expect(text).toContain(part);
  expect(text).toContain('At 1 EUR = 1.085 USD of 1 November 2026');
  expect(text).not.toContain('2 × 40HC at');
});

test('the accounting export has them as figures', async () => {
  const { body } = await staff.request('GET', `/api/staff/invoices.csv?q=${number}`);
  const [head = '', ...rows] = body.trimEnd().split('\r\n');
  expect(head).toMatch(/,quantity,unit,unit_price,unit_price_currency,exchange_rate,paid_total,due_total$/);
  expect(rows.find((row) => row.includes('"Freight,'))).toMatch(/,2,"45G1",3860,"USD","",0,[\d.]+$/);
  expect(rows.find((row) => row.includes('"Terminal'))).toMatch(/,2,"container",245,"EUR","1.085",0,[\d.]+$/);
  expect(rows.find((row) => row.includes('"Documentation"'))).toMatch(/,"","","","","",0,[\d.]+$/);
});

test('a credit note states them of whole lines only, and so does the next invoice of what stays billable', async () => {
  const { lines } = (await read(number)) as { lines: Line[] };
  const place = (text: string) => lines.findIndex(({ description }) => description.includes(text)) + 1;
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const credited = await staff.request('POST', `/api/invoices/${number}/credit-notes`, {
    reason: 'Wrong weight',
    billable: true,
    lines: [
      { line: place('Reweighing'), amount: usd(2604_00) },
      { line: place('Freight'), amount: usd(100_00) },
    ],
  });
  const note = credited.json().number;
  const weight = expect.objectContaining({ quantity: 1240, unit_price: '2.1' });
  expect((await lineOf(note, 'Reweighing'))?.calculation).toEqual(weight);
  expect((await lineOf(note, 'Freight'))?.calculation).toBeNull();
  const next = (await issue(staff, tracking_number)).json().number;
  expect((await lineOf(next, 'Reweighing'))?.calculation).toEqual(weight);
  expect((await lineOf(next, 'Freight'))?.calculation).toBeNull();
});
