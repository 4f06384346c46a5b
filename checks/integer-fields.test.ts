import { expect, test } from 'vitest';
import * as z from 'zod';
import { CONTRACT_OPERATIONS } from './contract-operations.ts';

/** Whole numbers that are not compared with or stored as an `integer` of PostgreSQL, with the reason. */
const WIDE: Record<string, string> = {
  amount: 'an amount in minor units, stored as bigint',
  unit_price_cents: 'the same',
  cargo_value_cents: 'the same',
  cost_cents: 'the same',
  credit_limit_cents: 'the same',
  vat: 'the same',
  total: 'the same',
  taken_at: 'milliseconds since 1970, checked as a time',
  publicKeyAlgorithm: 'of WebAuthn, which compares it with a list',
};
/** Amounts that people or programs enter. */
const LIMITED = ['amount', 'unit_price_cents', 'cargo_value_cents', 'cost_cents', 'vat', 'total'];
const MOST_CENTS = 100_000_000_000;
const INT32 = { least: -2_147_483_648, most: 2_147_483_647 };

interface Schema {
  type?: string;
  minimum?: number;
  maximum?: number;
}

/** Integers that do not fit into an `integer`. PostgreSQL refuses a larger one with an error, which would be a 500. */
function wideIn(node: unknown, name = ''): { name: string; maximum: number }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, minimum = -Infinity, maximum = Infinity } = node as Schema;
  const isWide = type === 'integer' && (minimum < INT32.least || maximum > INT32.most);
  const parts = Object.entries(node).flatMap(([key, part]) =>
    key === 'properties'
      ? Object.entries(part as object).flatMap(([field, schema]) => wideIn(schema, field))
      : wideIn(part, name),
  );
  return isWide ? [{ name, maximum }, ...parts] : parts;
}

const wide = CONTRACT_OPERATIONS.flatMap(({ name, inputSchema }) => {
  if (!inputSchema) return [];
  const schema = z.toJSONSchema(inputSchema, { io: 'input', unrepresentable: 'any' });
  return wideIn(schema).map((field) => ({ ...field, at: `${name} ${field.name}` }));
});

test('every integer of an input fits into the type that the database compares it with', () => {
  expect(wide.filter(({ name }) => !(name in WIDE)).map(({ at }) => at)).toEqual([]);
  expect(new Set(wide.map(({ name }) => name))).toEqual(new Set(Object.keys(WIDE)));
});

test('entered amounts have a limit, so that sums of them stay exact', () => {
  const entered = wide.filter(({ name }) => LIMITED.includes(name));
  expect(entered.filter(({ maximum }) => maximum !== MOST_CENTS).map(({ at }) => at)).toEqual([]);
});
