import { expect, test } from 'vitest';
import { quarters, type Results, revenueByService, stock, years } from './investors.ts';
import { latestReport, reports } from './reports.ts';

test('the change in percent is that of the price', () => {
  const before = stock.price_cents - stock.change_cents;
  expect(stock.percent_change).toBeCloseTo((stock.change_cents / before) * 100, 2);
});

test.each(['in_2024', 'in_2025'] as const)('revenue by service adds up to the revenue %s', (year) => {
  const sum = revenueByService.reduce((total, row) => total + row[year], 0);
  expect(sum).toBe(years[year === 'in_2024' ? 1 : 2].revenue);
});

test.each([...years, ...quarters.flatMap(({ before, now }) => [before, now])])(
  '$period: each line is smaller than the one above it',
  (results: Results) => {
    const { revenue, net_revenue, operating_income, net_income } = results;
    expect([revenue, net_revenue, operating_income, net_income]).toEqual(
      [revenue, net_revenue, operating_income, net_income].toSorted((a, b) => b - a),
    );
  },
);

test('the company grows by the 15% that it claims', () => {
  const [before, ...later] = years;
  later.reduce((previous, year) => {
    expect(Math.round((year.revenue / previous.revenue - 1) * 100)).toBe(15);
    return year;
  }, before as Results);
});

test.each(reports)('$file has a plain name, a valid date and content', ({ file, date, parts }) => {
  expect(file).toMatch(/^[a-z0-9-]+\.pdf$/);
  expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  expect(parts.length).toBeGreaterThan(0);
});

test.each(
  reports.flatMap(({ title, parts }) => parts.flatMap(({ table }) => (table ? [{ title, table }] : []))),
)('every row of $table.caption in $title fills its columns', ({ table }) => {
  for (const row of table.rows) expect(row).toHaveLength(table.columns.length);
});

test('the latest report is the newest', () => {
  expect(latestReport.date).toBe(
    reports
      .map(({ date }) => date)
      .toSorted()
      .at(-1),
  );
});
