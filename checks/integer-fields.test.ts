import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { contract } from '#contract/contract.ts';

/** Whole numbers that are not compared with or stored as an `integer` of PostgreSQL, with the reason. */
const WIDE: Record<string, string> = {
  amount: 'an amount in minor units, stored as bigint',
  unit_price_cents: 'the same',
  cargo_value_cents: 'the same',
  cost_cents: 'the same',
  credit_limit_cents: 'the same',
  taken_at: 'milliseconds since 1970, checked as a time',
  publicKeyAlgorithm: 'of WebAuthn, which compares it with a list',
};
const INT32 = { least: -2_147_483_648, most: 2_147_483_647 };

interface Schema {
  type?: string;
  minimum?: number;
  maximum?: number;
}

/** The names of integers that do not fit into an `integer`. PostgreSQL refuses a larger one with an error, which would be a 500. */
function wideIn(node: unknown, name = ''): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, minimum = -Infinity, maximum = Infinity } = node as Schema;
  const isWide = type === 'integer' && (minimum < INT32.least || maximum > INT32.most);
  const parts = Object.entries(node).flatMap(([key, part]) =>
    key === 'properties'
      ? Object.entries(part as object).flatMap(([field, schema]) => wideIn(schema, field))
      : wideIn(part, name),
  );
  return isWide ? [name, ...parts] : parts;
}

test('every integer of an input fits into the type that the database compares it with', () => {
  const wide = Object.entries(contract).flatMap(([area, procedures]) =>
    Object.entries(procedures).flatMap(([verb, procedure]) => {
      if (!isContractProcedure(procedure)) throw new Error(`${area}.${verb} is no operation.`);
      const { inputSchema } = procedure['~orpc'];
      if (!inputSchema) return [];
      const schema = z.toJSONSchema(inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' });
      return wideIn(schema).map((field) => ({ at: `${area}.${verb} ${field}`, field }));
    }),
  );
  expect(wide.filter(({ field }) => !(field in WIDE)).map(({ at }) => at)).toEqual([]);
  expect(new Set(wide.map(({ field }) => field))).toEqual(new Set(Object.keys(WIDE)));
});
