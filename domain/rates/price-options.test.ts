import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ChargeCode, USUAL_CHARGE_CODES } from './charge-code.ts';
import { explainUnused } from './explain-price.ts';
import { priceOptions } from './price-options.ts';
import type { PriceRequest } from './price-request.ts';
import { lineForTests, requestForTests } from './rates-for-tests.ts';
import type { CandidateLine } from './specificity.ts';

const ECB = { from: 'EUR', to: 'USD', date: '2026-11-02', rate: '1.0850', source: 'ECB' };
const charge_codes = USUAL_CHARGE_CODES;

function price(lines: CandidateLine[], written: Partial<PriceRequest> = {}, exchange_rates = [ECB]) {
  return priceOptions(requestForTests(written), { lines, charge_codes, exchange_rates });
}

const totals = (...input: Parameters<typeof price>) => price(...input).map(({ total }) => total);
const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('amounts', () => {
  test.each<[string, Partial<CandidateLine>, Partial<PriceRequest>, number]>([
    ['flat', { basis: 'flat', rate: '100' }, {}, 100_00],
    ['per kg', { basis: 'kg', rate: '0.1275' }, {}, 12_75],
    [
      'per kg, rounded to the cent',
      { basis: 'kg', rate: '0.12345' },
      { cargo: cargo({ gross_kg: 10 }) },
      1_23,
    ],
    ['exactly half a cent', { basis: 'kg', rate: '0.0125' }, { cargo: cargo({ gross_kg: 1 }) }, 1],
    [
      'by volume: 1 m³ by air counts as 167 kg',
      { basis: 'kg', rate: '1' },
      { cargo: cargo({ volume_m3: 1 }) },
      167_00,
    ],
    [
      'weight or measurement',
      { basis: 'wm', rate: '90' },
      { load: 'LCL', cargo: cargo({ volume_m3: 2 }) },
      180_00,
    ],
    ['per piece', { basis: 'piece', rate: '7.5' }, { cargo: cargo({ pieces: 3 }) }, 22_50],
    ['a minimum', { basis: 'kg', rate: '0.1', minimum: '45' }, {}, 45_00],
    ['a maximum', { basis: 'kg', rate: '10', maximum: '450.5' }, {}, 450_50],
    ['below the first break', { basis: 'kg', rate: '5', breaks: [{ from: 300, rate: '4' }] }, {}, 500_00],
    ['at a break', { basis: 'kg', rate: '5', breaks: [{ from: 100, rate: '4' }] }, {}, 400_00],
    [
      'a slab is the whole price',
      { basis: 'slab', rate: '80', breaks: [{ from: 50, rate: '120' }] },
      {},
      120_00,
    ],
    ['below the first slab', { basis: 'slab', rate: '80', breaks: [{ from: 101, rate: '120' }] }, {}, 80_00],
  ])('%s', (_, line, request, amount) => {
    expect(totals([lineForTests(line)], request)).toEqual([usd(amount)]);
  });

  test('air freight takes the next break where that is cheaper and the tariff says so', () => {
    const line = { basis: 'kg' as const, rate: '5', breaks: [{ from: 110, rate: '4' }] };
    const [option] = price([lineForTests({ ...line, tariff: { next_break: true } })]);
    expect(option?.lines[0]).toMatchObject({
      quantity: 110,
      rate: '4',
      amount: usd(440_00),
      limited_by: 'next_break',
    });
    expect(totals([lineForTests(line)])).toEqual([usd(500_00)]);
  });

  test('a percentage is of the freight lines before it', () => {
    const [option] = price([
      lineForTests({ charge_code: 'DOC', rate: '50', line: 2 }),
      lineForTests({ charge_code: 'INSURANCE', basis: 'percent', rate: '12.75', line: 3 }),
      lineForTests({ rate: '1000' }),
    ]);
    expect(option?.lines.map(({ charge_code, amount }) => [charge_code, amount.amount])).toEqual([
      ['FRT', 1000_00],
      ['DOC', 50_00],
      ['INSURANCE', 127_50],
    ]);
  });

  test('amounts in a currency without minor units are whole', () => {
    const lines = [lineForTests({ basis: 'kg', rate: '10.005', tariff: { currency: 'JPY' } })];
    expect(totals(lines)).toEqual([{ amount: 1001, currency: 'JPY' }]);
  });

  test('an unknown weight is not priced by weight', () => {
    const lines = [lineForTests({ basis: 'kg', rate: '1' })];
    expect(totals(lines, { cargo: cargo({ gross_kg: null, volume_m3: null }) })).toEqual([]);
  });

  function cargo(written: Partial<PriceRequest['cargo']>): PriceRequest['cargo'] {
    return { ...requestForTests().cargo, ...written };
  }
});

describe('containers', () => {
  const of = (size_type: string, rate: string) => lineForTests({ basis: 'container', size_type, rate });

  test('each type has its own rate', () => {
    const lines = [of('45G1', '1850'), of('22G1', '1000'), lineForTests({ charge_code: 'DOC', rate: '60' })];
    const equipment = [
      { size_type: '45G1', count: 2 },
      { size_type: '22G1', count: 1 },
    ];
    expect(totals(lines, { load: 'FCL', equipment })).toEqual([usd(4760_00)]);
  });

  test('a type without freight is not covered', () => {
    const equipment = [{ size_type: '45R1', count: 1 }];
    expect(totals([of('45G1', '1850')], { load: 'FCL', equipment })).toEqual([]);
  });

  test('a rate for all types counts all boxes', () => {
    const equipment = [
      { size_type: '45G1', count: 2 },
      { size_type: '22G1', count: 1 },
    ];
    expect(totals([lineForTests({ basis: 'container', rate: '10' })], { load: 'FCL', equipment })).toEqual([
      usd(30_00),
    ]);
  });

  const mixed = [
    { size_type: '22G1', count: 1 },
    { size_type: '45G1', count: 9 },
  ];
  const allIn = lineForTests({ basis: 'container', size_type: '22G1', rate: '1000', inclusive_of: ['BAF'] });
  const bunker = (written: Partial<CandidateLine>) =>
    lineForTests({ charge_code: 'BAF', line: 3, ...written });

  test.each<[string, Partial<CandidateLine>, number]>([
    ['by container', { basis: 'container', rate: '200' }, 1800_00],
    ['in percent', { basis: 'percent', rate: '10' }, 1800_00],
    ['once', { rate: '50' }, 50_00],
    ['for the included type only', { basis: 'container', size_type: '22G1', rate: '200' }, 0],
  ])('all-in freight of one type includes a charge %s for that type only', (_, baf, amount) => {
    const lines = [allIn, of('45G1', '2000'), bunker(baf)];
    expect(totals(lines, { load: 'FCL', equipment: mixed })).toEqual([usd(19_000_00 + amount)]);
    expect(totals(lines, { load: 'FCL', equipment: mixed.slice(0, 1) })).toEqual([usd(1000_00)]);
  });

  test('each type has the free days of its own freight, or else of a charge', () => {
    const lines = [
      { ...of('22G1', '1000'), free_days: 10 },
      of('45G1', '2000'),
      bunker({ basis: 'container', charge_code: 'THCD', free_days: 5 }),
    ];
    const [option] = price(lines, { load: 'FCL', equipment: mixed });
    expect(option).toMatchObject({ free_days: 5, free_days_by_type: { '22G1': 10, '45G1': 5 } });
    const [without] = price(lines.slice(0, 2), { load: 'FCL', equipment: mixed });
    expect(without).toMatchObject({ free_days: 10, free_days_by_type: { '22G1': 10, '45G1': null } });
  });

  test('another freight charge for all types is no freight of a type', () => {
    const codes = [
      ...charge_codes,
      ChargeCode.parse({ code: 'PSS', name: 'Peak', category: 'freight', position: 999 }),
    ];
    const lines = [of('45G1', '1850'), lineForTests({ basis: 'container', charge_code: 'PSS', line: 2 })];
    const option = (size_type: string) =>
      priceOptions(requestForTests({ load: 'FCL', equipment: [{ size_type, count: 1 }] }), {
        lines,
        charge_codes: codes,
        exchange_rates: [],
      }).map(({ total }) => total);
    expect(option('45G1')).toEqual([usd(1950_00)]);
    expect(option('45R1')).toEqual([]);
  });
});

describe('which line prevails', () => {
  const general = lineForTests({ rate: '1' });

  test.each<[string, Partial<CandidateLine>, Partial<CandidateLine>]>([
    ['a UN/LOCODE over a zone', { rate: '2' }, { rate: '3', origin: 'CHINA-EAST' }],
    ['a zone over a country', { rate: '2', origin: 'CHINA-EAST' }, { rate: '3', origin: 'CN' }],
    ['a country over any', { rate: '2', origin: 'CN' }, { rate: '3', origin: '*' }],
    ['a load over any load', { rate: '2', load: 'AIR' }, { rate: '3' }],
    ['a longer HS code', { rate: '2', commodity: '8471' }, { rate: '3', commodity: '84' }],
  ])('%s', (_, better, worse) => {
    const cargo = { ...requestForTests().cargo, hs_codes: ['847130'] };
    const lines = [lineForTests({ line: 2, ...better }), lineForTests({ line: 3, ...worse })];
    expect(totals(lines, { cargo })).toEqual([usd(2_00)]);
    expect(totals(lines.toReversed(), { cargo })).toEqual([usd(2_00)]);
  });

  test("a customer's contract prevails over a nearer lane, for that customer only", () => {
    const organisation_id = '00000000-0000-7000-8000-00000000000a';
    const contract = lineForTests({ origin: '*', rate: '2', tariff: { organisation_id } });
    expect(totals([general, contract], { organisation_id })).toEqual([usd(2_00)]);
    expect(totals([general, contract])).toEqual([usd(1_00)]);
  });

  test.each([
    ['2026-11-30', 1_00],
    ['2026-12-01', 2_00],
  ])('the tariff that is valid on %s', (date, amount) => {
    const december = { valid_from: '2026-12-01', valid_to: '2026-12-31' };
    expect(totals([general, lineForTests({ rate: '2', tariff: december })], { date })).toEqual([usd(amount)]);
  });

  test('another side, another commodity and another lane do not apply', () => {
    expect(totals([lineForTests({ tariff: { side: 'buy' } })])).toEqual([]);
    expect(totals([lineForTests({ commodity: 'DG' })])).toEqual([]);
    expect(totals([lineForTests({ destination: 'DEHAM' })])).toEqual([]);
  });

  test('charges without freight are no price', () => {
    expect(totals([lineForTests({ charge_code: 'THCO' })])).toEqual([]);
  });

  test('freight that includes a charge replaces it', () => {
    const lines = [
      lineForTests({ inclusive_of: ['THCD'] }),
      lineForTests({ charge_code: 'THCD', rate: '20' }),
    ];
    expect(totals(lines)).toEqual([usd(100_00)]);
  });

  test('incidental charges are never part of a price', () => {
    expect(totals([general, lineForTests({ charge_code: 'STORAGE', rate: '20' })])).toEqual([usd(1_00)]);
  });

  test('an option for each carrier, cheapest first, with the charges of any carrier', () => {
    const lines = [
      lineForTests({ carrier: 'Maersk', rate: '120' }),
      lineForTests({ carrier: 'MSC', rate: '110' }),
      lineForTests({ charge_code: 'DOC', rate: '5' }),
      lineForTests({ charge_code: 'DOC', rate: '7', carrier: 'MSC' }),
    ];
    expect(price(lines).map(({ carrier, total }) => [carrier, total.amount])).toEqual([
      ['MSC', 117_00],
      ['Maersk', 125_00],
    ]);
  });
});

test('a line that is not used loses to one of its own carrier', () => {
  const lines = [
    lineForTests({ line: 1, carrier: 'MSC', rate: '1' }),
    lineForTests({ line: 2, carrier: 'Maersk', rate: '2' }),
    lineForTests({ line: 3, carrier: 'Maersk', rate: '3', origin: 'CN' }),
    lineForTests({ line: 4, charge_code: 'DOC', rate: '5', carrier: 'MSC' }),
    lineForTests({ line: 5, charge_code: 'DOC', rate: '5', destination: '*' }),
    lineForTests({ line: 6, charge_code: 'DOC', rate: '5', destination: '*', tariff: { side: 'buy' } }),
  ];
  const tables = { lines, charge_codes, exchange_rates: [] };
  const request = requestForTests();
  const unused = explainUnused(request, tables, priceOptions(request, tables));
  expect(unused.map(({ line, reason }) => [line.line, reason])).toEqual([
    [3, 'Line 2 of General prevails by lane.'],
    [6, 'This is a buy tariff.'],
  ]);
});

describe('currencies', () => {
  const freight = lineForTests({ basis: 'container', rate: '1850' });
  const handling = lineForTests({
    charge_code: 'THCD',
    basis: 'container',
    rate: '245',
    tariff: { currency: 'EUR' },
  });
  const containers = { load: 'FCL', equipment: [{ size_type: '45G1', count: 2 }] } as const;

  test('each amount keeps its currency, its rate and the day of the rate', () => {
    const [option] = price([freight, handling], { ...containers, currency: 'EUR' });
    expect(option?.total).toEqual({ amount: 3_410_14 + 490_00, currency: 'EUR' });
    expect(option?.lines[0]).toMatchObject({
      amount: usd(3700_00),
      converted: { amount: 3410_14, currency: 'EUR' },
      exchange: { from: 'USD', to: 'EUR', date: '2026-11-02' },
    });
    expect(option?.lines[1]?.exchange).toBeNull();
  });

  test('without a rate there is no option', () => {
    expect(price([freight, handling], containers, [])).toEqual([]);
  });
});

test('a price is the sum of its lines and stays when tables are reordered or get later tariffs and rates', () => {
  const bases = fc.constantFrom('flat', 'container', 'kg', 'wm', 'piece', 'percent', 'slab');
  const line = fc.record({
    origin: fc.constantFrom('CNSHA', 'CHINA-EAST', 'CN', '*'),
    destination: fc.constantFrom('NLRTM', 'ARA', 'NL', '*'),
    charge_code: fc.constantFrom('FRT', 'BAF', 'THCO', 'DOC', 'INSURANCE'),
    basis: bases,
    rate: fc.integer({ min: 0, max: 9_999_999 }).map((rate) => (rate / 1000).toFixed(3)),
    minimum: fc.option(fc.integer({ min: 0, max: 999 }).map(String)),
    carrier: fc.constantFrom('', 'MSC'),
    currency: fc.constantFrom('USD', 'EUR'),
    line: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { selector: ({ line }) => line, maxLength: 12 }),
      fc.integer({ min: 1, max: 30_000 }),
      (written, gross_kg) => {
        const lines = written.map(({ currency, ...fields }) =>
          lineForTests({ ...fields, tariff: { currency } }),
        );
        const request = {
          cargo: { ...requestForTests().cargo, gross_kg },
          equipment: [{ size_type: '45G1', count: 3 }],
        };
        const options = price(lines, { ...request, load: 'FCL' });
        const later = { valid_from: '2026-12-01', valid_to: '2026-12-31' };
        const raised = lines.map((line) => ({
          ...line,
          rate: '99999',
          tariff: { ...line.tariff, ...later, id: '00000000-0000-7000-8000-000000000002' },
        }));
        const rates = [ECB, { ...ECB, date: '2026-11-21', rate: '1.2345' }];
        const tables = [...raised, ...lines.toReversed()];
        expect(price(tables, { ...request, load: 'FCL' }, rates)).toEqual(options);
        for (const option of options) {
          expect(option.total.amount).toBe(
            option.lines.reduce((sum, { converted }) => sum + converted.amount, 0),
          );
          expect(option.lines.some(({ charge_code }) => charge_code === 'FRT')).toBe(true);
        }
      },
    ),
    { numRuns: 10_000 },
  );
});
