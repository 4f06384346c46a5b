import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { shiftDay } from '../../calendar/calendar-day.ts';
import { unlistedText } from './entry-text.ts';
import { type OpenItem, type StatementMovement, statementAccounts } from './statement.ts';

const TO = '2026-11-30';
const usd = (amount: number) => ({ amount, currency: 'USD' });

const movement = (change: Partial<StatementMovement>): StatementMovement => ({
  kind: 'invoice',
  on: '2026-11-01',
  number: 'INV-2026-00001',
  tracking_number: null,
  reference: '',
  due_on: null,
  currency: 'USD',
  amount_cents: 100_00,
  ...change,
});
const item = (overdue: number, open_cents: number, change: Partial<OpenItem> = {}): OpenItem => ({
  number: `INV-${overdue}`,
  tracking_number: null,
  issued_on: '2026-01-01',
  due_on: shiftDay(TO, -overdue),
  currency: 'USD',
  amount_cents: 100_00,
  open_cents,
  listed: true,
  ...change,
});
/** The sums of these invoices. */
const sumsOf = (items: readonly OpenItem[]) =>
  items.map(({ currency, due_on, open_cents }) => ({ currency, due_on, open_cents, invoices: 1 }));

test('the balance runs from the opening to the closing one', () => {
  const [account] = statementAccounts(
    {
      movements: [movement({}), movement({ kind: 'payment', amount_cents: -30_00 })],
      open_items: [item(0, 90_00, { number: 'INV-2026-00001' })],
      open_sums: sumsOf([item(0, 90_00)]),
      closing: [{ currency: 'USD', amount_cents: 90_00 }],
    },
    TO,
  );
  expect(account).toMatchObject({ opening: usd(20_00), closing: usd(90_00), credit: usd(0) });
  expect(account?.entries).toMatchObject([
    { kind: 'invoice', amount: usd(100_00), balance: usd(120_00), open: usd(90_00) },
    { kind: 'payment', amount: usd(-30_00), balance: usd(90_00), open: null },
  ]);
});

test.each([
  [-20, 'current'],
  [0, 'current'],
  [1, 'days_1_30'],
  [30, 'days_1_30'],
  [31, 'days_31_60'],
  [60, 'days_31_60'],
  [61, 'days_61_90'],
  [90, 'days_61_90'],
  [91, 'over_90_days'],
  [900, 'over_90_days'],
] as const)('what is %i days overdue is in the bucket %s', (overdue, bucket) => {
  const open_items = [item(overdue, 40_00)];
  const closing = [{ currency: 'USD', amount_cents: 40_00 }];
  const [account] = statementAccounts(
    { movements: [], open_items, open_sums: sumsOf(open_items), closing },
    TO,
  );
  const none = usd(0);
  expect(account?.ageing).toEqual({
    current: none,
    days_1_30: none,
    days_31_60: none,
    days_61_90: none,
    over_90_days: none,
    [bucket]: usd(40_00),
  });
  expect(account?.open_items[0]?.days_overdue).toBe(Math.max(0, overdue));
});

test('an account for each currency with entries or a balance', () => {
  const data = {
    movements: [movement({ currency: 'EUR' }), movement({ currency: 'EUR', amount_cents: -100_00 })],
    open_items: [],
    open_sums: [],
    closing: [
      { currency: 'USD', amount_cents: -5_00 },
      { currency: 'GBP', amount_cents: 0 },
    ],
  };
  expect(statementAccounts(data, TO)).toMatchObject([
    { currency: 'EUR', opening: { amount: 0 }, closing: { amount: 0 } },
    { currency: 'USD', opening: usd(-5_00), credit: usd(-5_00) },
  ]);
});

test('what is open of invoices that are not listed counts, and is stated with their entries', () => {
  const listed = item(40, 10_00);
  const unlisted = item(0, 90_00, { number: 'INV-2026-00001', listed: false });
  const [account] = statementAccounts(
    {
      movements: [movement({})],
      open_items: [listed, unlisted],
      open_sums: sumsOf([listed, unlisted, item(5, 7_00)]),
      closing: [{ currency: 'USD', amount_cents: 107_00 }],
    },
    TO,
  );
  expect(account).toMatchObject({
    ageing: { current: usd(90_00), days_1_30: usd(7_00), days_31_60: usd(10_00) },
    credit: usd(0),
    entries: [{ open: usd(90_00) }],
    open_count: 3,
    open_items: [{ number: listed.number }],
  });
  expect(account && unlistedText(account)).toMatch(/^2 more open invoices aren’t listed\./);
});

test('the ageing and the credit add up to the closing balance, the entries from the opening one', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.array(cents),
      fc.array(fc.tuple(fc.integer({ min: -100, max: 400 }), fc.integer({ min: 1, max: 1_000_000 }))),
      cents,
      (amounts, open, closing_cents) => {
        const [account] = statementAccounts(
          {
            movements: [movement({}), ...amounts.map((amount_cents) => movement({ amount_cents }))],
            open_items: [],
            open_sums: sumsOf(open.map(([overdue, open_cents]) => item(overdue, open_cents))),
            closing: [{ currency: 'USD', amount_cents: closing_cents }],
          },
          TO,
        );
        if (!account) throw new Error('There is no account.');
        const aged = Object.values(account.ageing).reduce((sum, { amount }) => sum + amount, 0);
        expect(aged + account.credit.amount).toBe(closing_cents);
        expect(account.entries.at(-1)?.balance).toEqual(account.closing);
      },
    ),
  );
});
