import { afterAll, beforeAll, expect, test } from 'vitest';
import { cargoOfLines } from '#domain/cargo/booked-cargo.ts';
import { QUOTE_REQUEST } from '#server/quotes/quotes-for-tests.ts';
import { startTestApp, type TestApp, type TestPerson, type Visitor } from '#server/test-app.ts';
import { freight, tariffForTests } from '../rates-for-tests.ts';

let product: TestApp;
let staff: TestPerson;
let customer: TestPerson;
beforeAll(async () => {
  product = await startTestApp({ now: () => new Date('2026-11-20T10:00:00Z') });
  staff = await product.signIn('dispatcher');
  customer = await product.signIn('customer');
  await staff.request('POST', '/api/exchange-rates', {
    from: 'EUR',
    to: 'USD',
    date: '2026-11-01',
    rate: '1.0850',
    source: 'ECB',
  });
  await tariffForTests(staff, {}, [
    freight(),
    freight({ size_type: '20GP', rate: '1200' }),
    freight({ size_type: null, charge_code: 'DOC', basis: 'flat', rate: '45' }),
    freight({ size_type: null, load: 'LCL', basis: 'wm', rate: '92.50' }),
  ]);
  await tariffForTests(staff, { currency: 'EUR' }, [
    freight({ size_type: null, charge_code: 'THCD', rate: '245' }),
  ]);
  await tariffForTests(staff, { side: 'buy' }, [freight({ rate: '1500' })]);
});
afterAll(() => product.close());

const lane = {
  origin_city: 'Shanghai',
  origin_country: 'China',
  destination_city: 'Rotterdam',
  destination_country: 'Netherlands',
};
const boxes = [{ size_type: '40HC', count: 2 }];
const TOTAL = 3700_00 + 45_00 + Math.round(490_00 * 1.085);

async function seaOption(by: Visitor, change: object = {}) {
  const response = await by.request('POST', '/api/routing/options', {
    ...lane,
    service_type: 'standard',
    cargo_weight: 18_000,
    ...change,
  });
  const { options } = response.json();
  return options.find(({ transport_mode }: { transport_mode: string }) => transport_mode === 'sea');
}

const book = (by: Visitor, change: object = {}) =>
  by.request('POST', '/api/functions/create-shipment', {
    ...lane,
    cargo_description: 'Chairs',
    cargo_weight: 18_000,
    transport_mode: 'sea',
    equipment: boxes,
    ...change,
  });

test('the wizard has the price of the tariff, the same as the API, and says that it holds', async () => {
  const option = await seaOption(customer, { equipment: boxes });
  expect(option).toMatchObject({
    estimated_cost_cents: TOTAL,
    indicative: false,
    tariff_valid_to: '2026-11-30',
    price_breakdown: [
      { label: 'Freight', charge: 'Freight, 2 × 40HC at 1,850.00 USD', amount_cents: 3700_00 },
      { charge: 'Terminal handling, destination, 2 containers at 245.00 EUR', amount_cents: 531_65 },
      { charge: 'Documentation', amount_cents: 45_00 },
    ],
  });
  const { options } = (
    await customer.request('POST', '/api/prices', {
      origin: { city: 'Shanghai', country: 'China' },
      destination: { unlocode: 'NLRTM' },
      load: 'FCL',
      equipment: boxes,
      currency: 'USD',
    })
  ).json();
  expect(options[0].total).toEqual({ amount: TOTAL, currency: 'USD' });
});

test('without containers, the cheapest way to carry the cargo is priced', async () => {
  const full = await seaOption(customer);
  expect(full.price_breakdown[0].charge).toBe('Freight, 1 × 20GP at 1,200.00 USD');
  const part = await seaOption(customer, { cargo_weight: 800, cargo_dimensions: '200×100×100' });
  expect(part.price_breakdown[0].charge).toBe('Freight, 2 W/M at 92.50 USD');
});

test('where no tariff covers the lane, or a request exceeds what tariffs state, the price is indicative', async () => {
  expect(
    await seaOption(customer, { destination_city: 'Hamburg', destination_country: 'Germany' }),
  ).toMatchObject({ indicative: true, tariff_valid_to: null });
  const cooled = await seaOption(customer, { equipment: boxes, temperature_controlled: true });
  expect(cooled).toMatchObject({ estimated_cost_cents: TOTAL, indicative: true });
});

test.each<[string, object, string[], string]>([
  [
    'modes without a tariff are on request',
    { equipment: boxes },
    ['sea'],
    'Our tariffs for this lane have no price for this cargo by air.',
  ],
  [
    'containers without a rate are on request, like the other modes',
    { equipment: [{ size_type: '40RH', count: 1 }] },
    [],
    'Our tariffs for this lane have no price for this cargo by air.',
  ],
  [
    'without a weight, no mode has a price',
    { cargo_weight: undefined },
    [],
    'Enter the weight for a price by our tariffs.',
  ],
])('on a lane that tariffs cover, %s, at no price of the table', async (_, change, modes, message) => {
  const response = await customer.request('POST', '/api/routing/options', {
    ...lane,
    service_type: 'standard',
    cargo_weight: 18_000,
    ...change,
  });
  const { options, unavailable } = response.json();
  expect(options.map((option: { transport_mode: string }) => option.transport_mode)).toEqual(modes);
  expect(unavailable).toContainEqual({ transport_mode: 'air', reason: 'no_tariff', message });
});

test('on a lane that tariffs cover, other modes have no price in the API, in quotes or for bookings', async () => {
  const price = async (to: string) =>
    (
      await customer.request('POST', '/api/prices', {
        origin: { unlocode: 'CNSHA' },
        destination: { unlocode: to },
        load: 'AIR',
        cargo_lines: [{ pieces: 1, gross_kg: 900 }],
      })
    ).json().options;
  expect(await price('NLRTM')).toEqual([]);
  expect(await price('DEHAM')).toMatchObject([{ mode: 'air', indicative: true }]);
  expect((await book(customer, { transport_mode: 'air' })).json().code).toBe('ROUTE_UNAVAILABLE');
  const quoted = await product.visitor.request('POST', '/api/quotes', {
    ...QUOTE_REQUEST,
    origin: 'Shanghai, China',
    destination: 'Rotterdam, Netherlands',
    transport_modes: ['ocean', 'air'],
    email: 'on.request@example.com',
  });
  expect(quoted.json()).toMatchObject({ estimates: [{ mode: 'ocean' }], on_request: ['air'] });
  const [mail] = await product.database.sql`
    select text from mail_outbox where recipient = 'on.request@example.com'`;
  expect(mail?.text).toContain('On request, priced in our quote: Air.');
});

test('a booking at the price of a tariff is confirmed at it, with its charges, sold and bought', async () => {
  const option = await seaOption(customer, { equipment: boxes });
  const booked = await book(customer, { estimated_cost: option.estimated_cost });
  expect(booked.statusCode, booked.body).toBe(201);
  expect(booked.json()).toMatchObject({
    price: { amount: TOTAL, currency: 'USD' },
    price_status: 'confirmed',
  });
  const { tracking_number } = booked.json();
  const charges = async (by: Visitor, query = '') =>
    (await by.request('GET', `/api/shipments/${tracking_number}/charges${query}`)).json();
  const sold = await charges(customer);
  expect(sold.total).toEqual({ amount: TOTAL, currency: 'USD' });
  expect(sold.charges).toMatchObject([
    { charge_code: 'FRT', basis: 'container', quantity: 2, rate: { amount: 1850_00, currency: 'USD' } },
    {
      charge_code: 'THCD',
      quantity: 2,
      amount: { amount: 490_00, currency: 'EUR' },
      converted: { amount: 531_65, currency: 'USD' },
      exchange: { from: 'EUR', to: 'USD', date: '2026-11-01' },
    },
    { charge_code: 'DOC', quantity: 1 },
  ]);
  expect(JSON.stringify(sold)).not.toContain('1500');
  const bought = await charges(staff, '?side=buy');
  expect(bought).toMatchObject({
    charges: [{ charge_code: 'FRT', amount: { amount: 3000_00 }, tariff: { version: 1 } }],
    margin: { amount: TOTAL - 3000_00, currency: 'USD' },
  });
  const [shipment] = await product.database.sql`
    select cost_cents::int as cost_cents, currency from shipments where tracking_number = ${tracking_number}`;
  expect(shipment).toEqual({ cost_cents: TOTAL, currency: 'USD' });
});

test('a price of another day is refused, and the containers that it was for are in the file', async () => {
  expect((await book(customer, { estimated_cost: 1 })).json().code).toBe('PRICE_CHANGED');
  const { tracking_number } = (await book(customer, { equipment: [] })).json();
  const file = (await customer.request('GET', `/api/shipments/${tracking_number}`)).json();
  expect(file.equipment.map(({ size_type }: { size_type: string }) => size_type)).toEqual(['22G1']);
});

test('the quote form has the same price; contracts are for those who have signed in', async () => {
  const request = {
    ...QUOTE_REQUEST,
    origin: 'Shanghai, China',
    destination: 'Rotterdam, Netherlands',
    weight: 18_000,
    dimensions: '500×200×200',
    transport_modes: ['ocean'],
    email: customer.email,
  };
  const estimates = async (by: Visitor) =>
    (await by.request('POST', '/api/quotes', request)).json().estimates;
  const measured = { cargo_dimensions: request.dimensions };
  const option = await seaOption(customer, measured);
  const expected = { mode: 'ocean', estimated_cost_cents: option.estimated_cost_cents, indicative: false };
  expect(await estimates(product.visitor)).toMatchObject([expected]);
  const { organisation_id } = customer;
  await tariffForTests(staff, { organisation_id, name: 'Contract' }, [
    freight({ size_type: '20GP', rate: '900' }),
  ]);
  const contracted = await seaOption(customer, measured);
  expect(contracted.estimated_cost_cents).toBe(option.estimated_cost_cents - 300_00);
  expect(await estimates(customer)).toMatchObject([
    { estimated_cost_cents: contracted.estimated_cost_cents },
  ]);
  expect(await estimates(product.visitor)).toMatchObject([expected]);
  expect(await seaOption(staff, { ...measured, user_id: customer.user_id })).toMatchObject({
    estimated_cost_cents: contracted.estimated_cost_cents,
  });
  const { quotes } = (await customer.request('GET', '/api/quotes')).json();
  expect(quotes[0]).toMatchObject({ estimate_indicative: false });
});

test('the margin of a lane is in the base currency, without shipments whose cost is unknown', async () => {
  const admin = await product.signIn('admin');
  await admin.request('POST', '/api/legal-entities', { name: 'Freight GmbH', base_currency: 'EUR' });
  const margins = async (by: Visitor, query: string) =>
    (await by.request('GET', `/api/margins/lanes?${query}`)).json();
  const { lanes } = await margins(staff, 'from=2026-11-01&to=2026-11-30');
  expect(lanes).toMatchObject([
    {
      legal_entity: 'Freight GmbH',
      origin_city: 'Shanghai',
      destination_city: 'Rotterdam',
      mode: 'sea',
      shipments: 2,
      without_cost: 1,
      unconverted: 0,
      revenue: { amount: 3941_61, currency: 'EUR' },
      cost: { amount: 2764_98, currency: 'EUR' },
      margin: { amount: 1176_63, currency: 'EUR' },
      margin_percent: 29.9,
    },
  ]);
  expect((await margins(staff, 'from=2026-11-21&to=2026-11-30')).lanes).toEqual([]);
  expect((await margins(staff, 'from=2026-11-01&to=2026-11-30&mode=air')).lanes).toEqual([]);
  expect((await margins(staff, 'from=9999-12-31&to=9999-12-31')).lanes).toEqual([]);
  expect((await margins(customer, 'from=2026-11-01&to=2026-11-30')).status).toBe(403);
  expect((await margins(staff, 'from=2025-01-01&to=2026-11-30')).issues[0].path).toBe('to');
});

test('where a line lacks its volume, the price is by the others and does not hold', async () => {
  const cartons = { pieces: 160, gross_kg: 900, length_cm: 60, width_cm: 40, height_cm: 31.25 };
  const cargo_lines = [
    { ...cartons, description: 'Cartons' },
    { description: 'Loose', gross_kg: 12 },
  ];
  const measured = cargoOfLines([
    cartons,
    { pieces: null, gross_kg: 12, length_cm: null, width_cm: null, height_cm: null },
  ]);
  const option = await seaOption(customer, measured);
  expect(option.indicative).toBe(true);
  expect(option.price_breakdown[0].charge).toBe('Freight, 12 W/M at 92.50 USD');
  const booked = await book(customer, {
    cargo_lines,
    equipment: [],
    estimated_cost: option.estimated_cost,
  });
  expect(booked.json(), booked.body).toMatchObject({ price_status: 'indicative' });
  const inBoxes = await seaOption(customer, { ...measured, equipment: boxes });
  expect(inBoxes).toMatchObject({ estimated_cost_cents: TOTAL, indicative: false });
});

test('a rate for a commodity counts for a booking whose lines all have its HS code, as in the API', async () => {
  await tariffForTests(staff, { name: 'Chairs' }, [freight({ commodity: '9401', rate: '1000' })]);
  const chairs = 2000_00 + TOTAL - 3700_00;
  const lines = (...codes: string[]) =>
    codes.map((hs_code) => ({ description: 'Chairs', pieces: 10, gross_kg: 9_000, hs_code }));
  const booked = async (...codes: string[]) =>
    (await book(customer, { cargo_lines: lines(...codes) })).json().price.amount;
  const { options } = (
    await customer.request('POST', '/api/prices', {
      origin: { city: 'Shanghai', country: 'China' },
      destination: { unlocode: 'NLRTM' },
      load: 'FCL',
      equipment: boxes,
      cargo_lines: lines('9401.61', '940171'),
      currency: 'USD',
    })
  ).json();
  expect(options[0].total.amount).toBe(chairs);
  expect(await booked('9401.61', '940171')).toBe(chairs);
  expect(await booked('9401.61', '')).toBe(TOTAL);
  const optionOf = async (hs_codes: string[]) =>
    (await seaOption(customer, { equipment: boxes, hs_codes })).estimated_cost_cents;
  expect(await optionOf(['9401.61', '940171'])).toBe(chairs);
  expect(await optionOf(['940161', ''])).toBe(TOTAL);
});

test('without dimensions, only the price of booked containers holds', async () => {
  const booked = await book(customer, { cargo_weight: 900, equipment: [] });
  expect(booked.json(), booked.body).toMatchObject({ price_status: 'indicative' });
  expect(await seaOption(customer, { cargo_weight: 900, cargo_dimensions: '0×0×0' })).toMatchObject({
    indicative: true,
  });
  expect(await seaOption(customer, { cargo_weight: 900, cargo_dimensions: '120×100×80' })).toMatchObject({
    indicative: false,
  });
  expect((await book(customer)).json()).toMatchObject({ price_status: 'confirmed' });
});

test('each booked container has the free days of its own type', async () => {
  const lane_of_types = { destination: 'BEANR', free_days: 10 };
  await tariffForTests(staff, {}, [
    freight(lane_of_types),
    freight({ ...lane_of_types, size_type: '40RH', free_days: 3 }),
    freight({ ...lane_of_types, size_type: '20GP', free_days: null }),
  ]);
  const equipment = [
    { size_type: '40HC', count: 2 },
    { size_type: '40RH', count: 1 },
    { size_type: '20GP', count: 1 },
  ];
  const to = { destination_city: 'Antwerp', destination_country: 'Belgium' };
  const { tracking_number } = (await book(customer, { ...to, equipment })).json();
  const file = (await customer.request('GET', `/api/shipments/${tracking_number}`)).json();
  expect(
    file.equipment.map((box: { size_type: string; free_days: number | null }) => [
      box.size_type,
      box.free_days,
    ]),
  ).toEqual([
    ['45G1', 10],
    ['45G1', 10],
    ['45R1', 3],
    ['22G1', null],
  ]);
  const { options } = (
    await customer.request('POST', '/api/prices', {
      origin: { unlocode: 'CNSHA' },
      destination: { unlocode: 'BEANR' },
      load: 'FCL',
      equipment,
    })
  ).json();
  expect(options).toMatchObject([{ free_days: 3 }]);
  expect(options[0]).not.toHaveProperty('free_days_by_type');
});

test('containers that cannot carry the cargo have no binding price, and are not booked', async () => {
  const heavy = { cargo_weight: 44_000, equipment: [{ size_type: '20GP', count: 1 }] };
  expect(await seaOption(customer, heavy)).toMatchObject({ indicative: true });
  for (const transport_mode of ['sea', 'rail']) {
    const refused = await book(customer, { ...heavy, transport_mode });
    expect([refused.statusCode, refused.json().issues]).toEqual([
      422,
      [
        {
          path: 'equipment',
          message: "44,000 kg are too heavy for one 20' standard, which carries 28,300 kg.",
        },
      ],
    ]);
  }
  const bulky = {
    description: 'Foam',
    pieces: 1,
    gross_kg: 900,
    length_cm: 600,
    width_cm: 240,
    height_cm: 240,
  };
  const refused = await book(customer, { cargo_lines: [bulky], equipment: heavy.equipment });
  expect(refused.json().issues).toMatchObject([{ path: 'equipment' }]);
});

test('the API prices lines as a booking does, and says when the price does not hold', async () => {
  const by = { size_type: null, basis: 'kg', rate: '4', destination: 'DEHAM' };
  await tariffForTests(staff, {}, [
    freight({ ...by, mode: 'air', load: 'AIR' }),
    freight({ ...by, mode: 'road', load: 'FTL', basis: 'flat', rate: '9000' }),
    freight({ destination: 'DEHAM', size_type: '20GP', rate: '1200' }),
  ]);
  const to = { destination_city: 'Hamburg', destination_country: 'Germany' };
  const foam = { description: 'Foam', pieces: 1, gross_kg: 100, volume_m3: 10 };
  const loose = { description: 'Loose', gross_kg: 10 };
  const priced = async (load: string, change: object) => {
    const response = await customer.request('POST', '/api/prices', {
      origin: { unlocode: 'CNSHA' },
      destination: { unlocode: 'DEHAM' },
      load,
      ...change,
    });
    const [{ total, indicative }] = response.json().options;
    return [total.amount, indicative];
  };
  const cargo_lines = [foam, loose];
  const booked = (await book(customer, { ...to, cargo_lines, equipment: [], transport_mode: 'air' })).json();
  expect(booked).toMatchObject({ price: { amount: 6668_00 }, price_status: 'indicative' });
  expect(await priced('AIR', { cargo_lines })).toEqual([6668_00, true]);
  expect(await priced('AIR', { cargo_lines: [foam] })).toEqual([6668_00, false]);
  expect(await priced('AIR', { cargo_lines: [{ ...foam, gross_kg: null }] })).toEqual([6668_00, true]);
  const thinner = { class: '3', un_number: 'UN1263', proper_shipping_name: 'PAINT', packing_group: 'II' };
  expect(await priced('AIR', { cargo_lines: [{ ...foam, dangerous_goods: thinner }] })).toEqual([
    6668_00,
    true,
  ]);
  expect(await priced('FTL', { cargo_lines: [{ ...foam, gross_kg: 24_000 }] })).toEqual([9000_00, false]);
  expect(await priced('FTL', { cargo_lines: [{ ...foam, gross_kg: 24_001 }] })).toEqual([9000_00, true]);
  const equipment = [{ size_type: '20GP', count: 1 }];
  expect(await priced('FCL', { equipment })).toEqual([1200_00, false]);
  expect(await priced('FCL', { equipment, cargo_lines: [loose] })).toEqual([1200_00, false]);
  expect(await priced('FCL', { equipment, cargo_lines: [{ ...loose, gross_kg: 44_000 }] })).toEqual([
    1200_00,
    true,
  ]);
});
