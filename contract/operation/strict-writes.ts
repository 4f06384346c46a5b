import { type AnyContractProcedure, ContractProcedure } from '@orpc/contract';
import * as z from 'zod';
import { metaOf } from './operation-meta.ts';
import { CHILD_KEYS, type SchemaChildren } from './schema-children.ts';

type Schema = z.core.$ZodType;

const NO_INPUT = z.strictObject({}).optional();

/** Returns the contract with writes that refuse undeclared fields at any depth. */
export function strictWrites<Contract extends Record<string, Record<string, AnyContractProcedure>>>(
  contract: Contract,
): Contract {
  return mapped(contract, (area) => mapped(area, strictWrite)) as Contract;
}

function strictWrite(procedure: AnyContractProcedure): AnyContractProcedure {
  const { inputSchema, ...definition } = procedure['~orpc'];
  if (metaOf(procedure).unknownFields === 'ignored') return procedure;
  const input = inputSchema ? (strict(inputSchema as z.ZodType) as z.ZodType) : NO_INPUT;
  return new ContractProcedure({ ...definition, inputSchema: input });
}

/** Returns the schema with strict objects, except for objects that declare a catch-all. */
function strict(schema: Schema): Schema {
  const { def } = schema._zod;
  const parts = strictParts(def as SchemaChildren);
  if (Object.keys(parts).length === 0) return schema;
  // A spread would evaluate a default only once.
  return z.core.util.clone(schema, z.core.util.mergeDefs(def, parts) as typeof def);
}

function strictParts(holder: SchemaChildren): SchemaChildren {
  const { shape, catchall = z.never(), options } = holder;
  if (shape) return { shape: mapped(shape, strict), catchall };
  if (options) return { options: options.map(strict) };
  return Object.fromEntries(
    CHILD_KEYS.flatMap((name) => {
      const held = holder[name];
      return held ? [[name, strict(held)]] : [];
    }),
  );
}

function mapped<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
