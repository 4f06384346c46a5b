import { type AnyContractProcedure, ContractProcedure } from '@orpc/contract';
import * as z from 'zod';
import type { OperationMeta } from './operation.ts';

type Schema = z.core.$ZodType;

/** Where schemas hold other schemas. checks/unknown-fields.test.ts finds a kind that is missing here. */
const HOLDERS = ['element', 'innerType', 'valueType', 'in', 'out'] as const;
type Holder = Partial<Record<(typeof HOLDERS)[number], Schema>> & {
  shape?: Record<string, Schema>;
  catchall?: Schema;
  options?: readonly Schema[];
};

const NO_INPUT = z.strictObject({}).optional();

/** The same contract, in which every write refuses fields that its input does not declare, at any depth. */
export function strictWrites<Contract extends Record<string, Record<string, AnyContractProcedure>>>(
  contract: Contract,
): Contract {
  return mapped(contract, (area) => mapped(area, strictWrite)) as Contract;
}

function strictWrite(procedure: AnyContractProcedure): AnyContractProcedure {
  const { inputSchema, ...definition } = procedure['~orpc'];
  if ((definition.meta as unknown as OperationMeta).unknownFields === 'ignored') return procedure;
  const input = inputSchema ? (strict(inputSchema as z.ZodType) as z.ZodType) : NO_INPUT;
  return new ContractProcedure({ ...definition, inputSchema: input });
}

/** The schema with its objects closed, but for those that say themselves what else they take. */
function strict(schema: Schema): Schema {
  const { def } = schema._zod;
  const parts = strictParts(def as Holder);
  if (Object.keys(parts).length === 0) return schema;
  // Not a spread, which would compute a default only once.
  return z.core.util.clone(schema, z.core.util.mergeDefs(def, parts) as typeof def);
}

function strictParts(holder: Holder): Holder {
  const { shape, catchall = z.never(), options } = holder;
  if (shape) return { shape: mapped(shape, strict), catchall };
  if (options) return { options: options.map(strict) };
  return Object.fromEntries(
    HOLDERS.flatMap((name) => {
      const held = holder[name];
      return held ? [[name, strict(held)]] : [];
    }),
  );
}

function mapped<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
