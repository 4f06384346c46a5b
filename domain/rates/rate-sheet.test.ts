import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustLine } from './adjust-line.ts';
import { gapsIn } from './coverage.ts';
import { cellsOfLine, differenceOf, lineOfCells, readLine } from './rate-sheet.ts';
import { SHEET_COLUMNS } from './sheet-columns.ts';
import { TariffLine } from './tariff.ts';

const written = (fields: object) =>
  TariffLine.parse({
    origin: 'CNSHA',
    destination: 'NLRTM',
    mode: 'sea',
    load: 'FCL',
    charge_code: 'FRT',
    basis: 'container',
    rate: '1850.00',
    ...fields,
  });

test('a line that is written into a sheet is read as the same line', () => {
  const decimal = fc
    .tuple(fc.integer({ min: 0, max: 999_999 }), fc.constantFrom('', '.5', '.00', '.1275', '.120000'))
    .map(([whole, fraction]) => `${whole}${fraction}`);
  const line = fc.record({
    origin: fc.constantFrom('CNSHA', 'CN', 'NORTH-RANGE', '*'),
    size_type: fc.constantFrom(null, '45G1', '22G1'),
    basis: fc.constantFrom('kg', 'slab', 'percent'),
    rate: decimal,
    breaks: fc
      .uniqueArray(fc.tuple(fc.double({ min: 0.001, max: 1e6, noNaN: true }), decimal), {
        selector: ([from]) => from,
        maxLength: 4,
      })
      .map((steps) => steps.sort(([one], [other]) => one - other).map(([from, rate]) => ({ from, rate }))),
    minimum: fc.option(decimal),
    transit_days: fc.option(fc.integer({ min: 0, max: 365 })),
    carrier: fc.constantFrom('', 'Maersk', '=Line', 'A, "B" Line'),
    commodity: fc.constantFrom('', 'DG', '8471'),
    inclusive_of: fc.constantFrom([], ['BAF'], ['BAF', 'THCO']),
    notes: fc.constantFrom('', '-', '@x', '＝y', 'Subject to space'),
  });
  fc.assert(
    fc.property(line, (fields) => {
      const original = written(fields);
      expect(readLine(lineOfCells(SHEET_COLUMNS, cellsOfLine(original)))).toEqual({ line: original });
    }),
  );
});

test('a rate without its last zeros is the same rate', () => {
  const [before, after] = [written({ minimum: '10.00' }), written({ rate: '1850', minimum: '10' })];
  expect(differenceOf([before], [after], false).counts).toMatchObject({ changed: 0, unchanged: 1 });
  expect(differenceOf([before], [written({ rate: '185' })], false).changes).toMatchObject([
    { before: { rate: '1850.00' }, after: { rate: '185' } },
  ]);
});

test.each([
  [{ percent: '5' }, {}, { rate: '1942.50' }],
  [{ percent: '-2.5' }, {}, { rate: '1803.75' }],
  [{ percent: '5' }, { basis: 'kg', rate: '0.1275', minimum: '45.00' }, { rate: '0.1339', minimum: '47.25' }],
  [{ percent: '50' }, { rate: '0.01' }, { rate: '0.02' }],
  [{ amount: '-50' }, { minimum: '45.00' }, { rate: '1800.00', minimum: '45.00' }],
  [{ amount: '0.15' }, { breaks: [{ from: 100, rate: '3.9' }] }, { breaks: [{ from: 100, rate: '4.05' }] }],
])('%o of %o is %o', (change, fields, expected) => {
  expect(adjustLine(written(fields), change, 'USD')).toMatchObject({ line: expected });
});

test.each([
  [{ amount: '-1850.01' }, {}, 'The rate would be below 0.'],
  [{ amount: '5' }, { basis: 'percent', rate: '12.75' }, 'can’t be changed by an amount'],
])('%o of %o is refused', (change, fields, issue) => {
  expect(adjustLine(written(fields), change, 'USD')).toEqual({ issue: expect.stringContaining(issue) });
});

test('gaps are the days that no period covers', () => {
  const year = { from: '2026-11-01', to: '2026-12-31' };
  expect(gapsIn(year, [])).toEqual([year]);
  expect(gapsIn(year, [{ from: '2026-01-01', to: '2027-12-31' }])).toEqual([]);
  expect(
    gapsIn(year, [
      { from: '2026-12-01', to: '2026-12-15' },
      { from: '2026-10-01', to: '2026-11-10' },
      { from: '2026-11-05', to: '2026-11-07' },
      { from: '2027-01-01', to: '2027-02-01' },
    ]),
  ).toEqual([
    { from: '2026-11-11', to: '2026-11-30' },
    { from: '2026-12-16', to: '2026-12-31' },
  ]);
});
