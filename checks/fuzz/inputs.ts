import type { AnyContractProcedure } from '@orpc/contract';
import fc from 'fast-check';
import * as z from 'zod';
import { hostileValue } from './hostile-values.ts';

/** The subset of JSON Schema that zod generates for the contract. */
interface Schema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Ids of existing records, by field name. */
export type Known = Record<string, readonly unknown[]>;

type Input = Record<string, unknown>;

const MAX_LENGTH = 200;
const MAX_ITEMS = 4;

/** Inputs for an operation: a third valid, a third with one error, a third with many. */
export function inputsOf(procedure: AnyContractProcedure, known: Known): fc.Arbitrary<Input> {
  const { inputSchema } = procedure['~orpc'];
  const schema = inputSchema
    ? (z.toJSONSchema(inputSchema as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema)
    : {};
  const wellFormed = objectOf(schema, known);
  return fc.oneof(wellFormed, nearly(wellFormed), hostile(wellFormed));
}

function objectOf(schema: Schema, known: Known): fc.Arbitrary<Input> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(([name, field]) => [name, fieldOf(field, known, name)]);
  return fc.record(Object.fromEntries(fields), {
    requiredKeys: required.filter((name) => name in properties),
  }) as fc.Arbitrary<Input>;
}

function fieldOf(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const meant = known[name];
  const any = bySchema(schema, known, name);
  if (!meant || meant.length === 0) return any;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...meant) }, { weight: 1, arbitrary: any });
}

function bySchema(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fieldOf(choice, known, name)));
  switch (schema.type) {
    case 'string':
      return textOf(schema);
    case 'number':
    case 'integer':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(fieldOf(schema.items ?? {}, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? MAX_ITEMS, Math.max(MAX_ITEMS, schema.minItems ?? 0)),
      });
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(moment, hostileValue);
  }
}

const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

function textOf({ format, pattern, minLength = 0, maxLength = MAX_LENGTH }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress().filter((address) => address.length <= maxLength);
  if (format === 'date-time') return moment;
  if (format === 'date') return moment.map((date) => date.slice(0, 10));
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength: Math.min(maxLength, MAX_LENGTH) });
  const longest = Math.max(minLength, Math.min(maxLength, MAX_LENGTH));
  return fc.oneof(
    fc.string({ minLength, maxLength: longest }),
    fc.string({ unit: 'grapheme', minLength, maxLength: longest }),
    // Exactly the maximum length.
    fc.constant('x'.repeat(Math.min(maxLength, 5_000))),
  );
}

function numberOf({ type, minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> {
  const min = minimum ?? exclusiveMinimum ?? -1_000_000;
  const max = maximum ?? 1_000_000_000;
  const edges = fc.constantFrom(min, max);
  if (type === 'integer')
    return fc.oneof(fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31) }), edges);
  return fc.oneof(fc.double({ min, max, noNaN: true }), edges);
}

/** One field missing or with another value, and sometimes an undeclared one, which a write refuses. */
function nearly(wellFormed: fc.Arbitrary<Input>): fc.Arbitrary<Input> {
  const undeclared = fc.option(fc.constantFrom('role', 'user_id', 'id', 'status'), {
    freq: 1,
    nil: undefined,
  });
  return fc
    .tuple(wellFormed, fc.nat(), fc.option(hostileValue), undeclared)
    .map(([input, which, value, extra]) => {
      const names = Object.keys(input);
      const name = names[which % Math.max(1, names.length)];
      const more = extra && { [extra]: value };
      if (name === undefined) return { ...more };
      const { [name]: _, ...rest } = input;
      return value === null ? rest : { ...rest, [name]: value, ...more };
    });
}

function hostile(wellFormed: fc.Arbitrary<Input>): fc.Arbitrary<Input> {
  return wellFormed.chain((input) =>
    fc
      .tuple(
        ...Object.keys(input).map(() =>
          fc.oneof({ weight: 3, arbitrary: hostileValue }, fc.constant(UNCHANGED)),
        ),
      )
      .map((values) =>
        Object.fromEntries(
          Object.entries(input).map(([name, value], index) => [
            name,
            values[index] === UNCHANGED ? value : values[index],
          ]),
        ),
      ),
  );
}

const UNCHANGED = Symbol('as it was');
