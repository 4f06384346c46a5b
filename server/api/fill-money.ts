import type { AnyProcedure } from '@orpc/server';
import type * as z from 'zod';
import { MONEY_FIELDS } from '#contract/operation/money-fields.ts';
import { CHILD_KEYS, type SchemaChildren } from '#contract/operation/schema-children.ts';

type Schema = z.core.$ZodType;
type Fill = (value: unknown, currency: string) => void;

/** Of amounts without a currency. */
const DEFAULT_CURRENCY = 'USD';

const fills = new WeakMap<Schema, Fill | null>();

/** Adds to a response the money of each amount, as its contract shows it. */
export function fillMoney(procedure: AnyProcedure, output: unknown): void {
  const { outputSchema } = procedure['~orpc'];
  if (outputSchema) fillOf(outputSchema as Schema)?.(output, DEFAULT_CURRENCY);
}

/** Null for a schema without amounts, whose values need no visit. */
function fillOf(schema: Schema): Fill | null {
  const known = fills.get(schema);
  if (known !== undefined) return known;
  const made = fillOfParts(schema._zod.def as SchemaChildren);
  fills.set(schema, made);
  return made;
}

function fillOfParts({ shape, options = [], ...holder }: SchemaChildren): Fill | null {
  if (shape) return fillOfObject(shape);
  const held = [...options, ...CHILD_KEYS.flatMap((name) => holder[name] ?? [])];
  const within = held.flatMap((part) => fillOf(part) ?? []);
  if (within.length === 0) return null;
  return (value, currency) => {
    for (const each of Array.isArray(value) ? value : [value])
      for (const fill of within) fill(each, currency);
  };
}

function fillOfObject(shape: NonNullable<SchemaChildren['shape']>): Fill | null {
  const amounts = Object.keys(shape).flatMap((field) => {
    const money = MONEY_FIELDS[field];
    return money && money.name in shape ? [{ field, ...money }] : [];
  });
  const within = Object.entries(shape).flatMap(([name, field]) => {
    const fill = fillOf(field);
    return fill ? [{ name, fill }] : [];
  });
  if (amounts.length === 0 && within.length === 0) return null;
  return (value, outer) => {
    if (typeof value !== 'object' || value === null) return;
    const record = value as Record<string, unknown>;
    const { currency = outer } = record as { currency?: string | null };
    for (const { field, name, ofRecord } of amounts) {
      const amount = record[field];
      // A sum over several currencies is no money.
      if (amount === undefined || (amount !== null && ofRecord && currency === null)) continue;
      record[name] = amount === null ? null : { amount, currency: ofRecord ? currency : DEFAULT_CURRENCY };
    }
    for (const { name, fill } of within) fill(record[name], currency ?? outer);
  };
}
