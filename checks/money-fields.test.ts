import { os } from '@orpc/server';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { MONEY_FIELDS, showMoney } from '#contract/operation/money-fields.ts';
import { CHILD_KEYS, type SchemaChildren } from '#contract/operation/schema-children.ts';
import { Money } from '#domain/money/money.ts';
import { fillMoney } from '#server/api/fill-money.ts';
import { startTestApp } from '#server/test-app.ts';
import { CONTRACT_OPERATIONS } from './contract-operations.ts';
import { createBelongings } from './ownership-world.ts';

/** Amounts without money beside them, with the reason. */
const NOT_SHOWN: Record<string, string> = {
  unit_price_cents: 'part of a body to change and send back, which refuses further fields',
  cargo_value: 'the same: a draft is a body to book with',
  without_cost: 'a number of shipments',
  estimated_cost: 'a former field in dollars, beside estimated_cost_cents',
};

const AMOUNT = /_cents$|amount|price|cost|spent|fee|cargo_value|credit_limit|billed|money/;

/** Numbers of an output that look like amounts, with the names of the fields beside them. */
function amountsIn(schema: z.core.$ZodType, found: [name: string, beside: string[]][] = []) {
  const { shape, options = [], ...holder } = schema._zod.def as SchemaChildren;
  const fields = Object.entries(shape ?? {});
  for (const [name, field] of fields) {
    if (
      AMOUNT.test(name) &&
      innermost(field) instanceof z.ZodNumber &&
      !('currency' in (shape ?? {}) && name === 'amount')
    )
      found.push([name, fields.map(([beside]) => beside)]);
    amountsIn(field, found);
  }
  for (const part of [...options, ...CHILD_KEYS.flatMap((name) => holder[name] ?? [])])
    amountsIn(part, found);
  return found;
}

function innermost(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as SchemaChildren;
  return innerType ? innermost(innerType) : schema;
}

test('every amount of an answer has money with its currency beside it', () => {
  const amounts = CONTRACT_OPERATIONS.flatMap(({ name: operation, outputSchema }) => {
    const found = outputSchema ? amountsIn(outputSchema) : [];
    return found.map(([name, beside]) => ({ at: `${operation} ${name}`, name, beside }));
  });
  expect(amounts.length).toBeGreaterThan(30);
  const alone = amounts.filter(({ name, beside }) => !beside.includes(MONEY_FIELDS[name]?.name ?? ''));
  expect(alone.filter(({ name }) => !(name in NOT_SHOWN)).map(({ at }) => at)).toEqual([]);
  expect(new Set(alone.map(({ name }) => name))).toEqual(new Set(Object.keys(NOT_SHOWN)));
});

const Row = z.object({
  amount_cents: z.number().int().nullable(),
  cargo_value_cents: z.number().int().optional(),
});
const List = z.object({
  currency: z.string(),
  rows: z.array(z.union([Row, z.string()])),
  spent_cents: z.number(),
});

test('money has the currency of its record, and is absent or null as the amount is', () => {
  const procedure = os.output(showMoney(List)).handler(() => null as never);
  const output = {
    currency: 'EUR',
    rows: [{ amount_cents: 12_550, cargo_value_cents: 900 }, { amount_cents: null }, 'none'],
    spent_cents: 100,
  };
  fillMoney(procedure, output);
  expect(output).toEqual({
    currency: 'EUR',
    rows: [
      {
        amount_cents: 12_550,
        amount: { amount: 12_550, currency: 'EUR' },
        cargo_value_cents: 900,
        cargo_value: { amount: 900, currency: 'USD' },
      },
      { amount_cents: null, amount: null },
      'none',
    ],
    spent_cents: 100,
    spent: { amount: 100, currency: 'EUR' },
  });
  expect(showMoney(List).safeParse(output).success).toBe(true);
  expect(showMoney(Row)).toBe(showMoney(Row));
  expect(showMoney(Money)).toBe(Money);
});

test('answers have it; without the permission it is as hidden as the amount', async () => {
  const product = await startTestApp();
  const ada = await product.signIn('customer');
  await createBelongings(product, ada, { word: 'Marrowstone', origin_city: 'Houston', digit: 3 });
  const [invoice] = (await ada.request('GET', '/api/invoices')).json().invoices;
  expect(invoice.amount).toEqual({ amount: invoice.amount_cents, currency: 'USD' });
  const shipment = async () => (await ada.request('GET', '/api/shipments')).json().shipments[0];
  expect(await shipment()).toMatchObject({
    cost_cents: 33_333_333,
    cost: { amount: 33_333_333, currency: 'USD' },
  });
  await product.database.sql`update members set permissions = '{view}' where user_id = ${ada.user_id}`;
  expect(await shipment()).toMatchObject({ cost_cents: null, cost: null });
  await product.close();
});
