import { type AnyContractProcedure, ContractProcedure } from '@orpc/contract';
import * as z from 'zod';
import { Money } from '#domain/money/money.ts';
import { PROPERTIES } from '../reference/properties.ts';
import { CHILD_KEYS, type SchemaChildren } from './schema-children.ts';

interface MoneyField {
  name: string;
  /** In the `currency` of its record, or of what contains it; otherwise in US dollars. */
  ofRecord: boolean;
}

/** Deprecated amounts in cents, and the field beside each that has it with its currency. */
export const MONEY_FIELDS: Readonly<Record<string, MoneyField>> = {
  amount_cents: { name: 'amount', ofRecord: true },
  cost_cents: { name: 'cost', ofRecord: true },
  credit_limit_cents: { name: 'credit_limit', ofRecord: true },
  due_cents: { name: 'due', ofRecord: true },
  overdue_cents: { name: 'overdue', ofRecord: true },
  open_cents: { name: 'open', ofRecord: true },
  unbilled_cents: { name: 'unbilled', ofRecord: true },
  used_cents: { name: 'used', ofRecord: true },
  available_cents: { name: 'available', ofRecord: true },
  estimated_cost_cents: { name: 'estimated_price', ofRecord: false },
  offered_cents: { name: 'offered', ofRecord: false },
  spent_cents: { name: 'spent', ofRecord: true },
  unconfirmed_cents: { name: 'spent_unconfirmed', ofRecord: true },
  invoiced_this_month_cents: { name: 'invoiced_this_month', ofRecord: true },
  cargo_value_cents: { name: 'cargo_value', ofRecord: false },
};

type Schema = z.core.$ZodType;

const shown = new WeakMap<Schema, Schema>();

/** Adds the money of each amount to the outputs of a contract. The server fills it in, not the handlers. */
export function withMoney<Contract extends Record<string, Record<string, AnyContractProcedure>>>(
  contract: Contract,
): Contract {
  const areas = Object.entries(contract).map(([area, operations]) => [
    area,
    Object.fromEntries(Object.entries(operations).map(([verb, each]) => [verb, operationWithMoney(each)])),
  ]);
  return Object.fromEntries(areas) as Contract;
}

function operationWithMoney(procedure: AnyContractProcedure): AnyContractProcedure {
  const { outputSchema, ...definition } = procedure['~orpc'];
  if (!outputSchema) return procedure;
  return new ContractProcedure({ ...definition, outputSchema: showMoney(outputSchema as z.ZodType) });
}

/** The schema with the money of each amount in it; the same for the same schema, so that components keep their names. */
export function showMoney<Given extends Schema>(schema: Given): Given {
  const made = shown.get(schema) ?? withMoneyFields(schema);
  shown.set(schema, made);
  return made as Given;
}

function withMoneyFields(schema: Schema): Schema {
  const { def } = schema._zod;
  const parts = changedParts(def as SchemaChildren);
  if (Object.keys(parts).length === 0) return schema;
  const changed = z.core.util.clone(schema, z.core.util.mergeDefs(def, parts) as typeof def) as z.ZodType;
  const meta = z.globalRegistry.get(schema);
  return meta ? changed.meta(meta) : changed;
}

function changedParts({ shape, options, ...holder }: SchemaChildren): SchemaChildren {
  const parts: SchemaChildren = {};
  if (shape) {
    const fields = Object.entries(shape).flatMap(([name, field]) => fieldsOf(name, field));
    if (fields.some(([name, field]) => shape[name] !== field)) parts.shape = Object.fromEntries(fields);
  }
  if (options) {
    const changed = options.map(showMoney);
    if (changed.some((option, place) => option !== options[place])) parts.options = changed;
  }
  for (const name of CHILD_KEYS) {
    const held = holder[name];
    const changed = held && showMoney(held);
    if (changed && changed !== held) parts[name] = changed;
  }
  return parts;
}

function fieldsOf(name: string, field: Schema): [string, Schema][] {
  const money = MONEY_FIELDS[name];
  if (!money) return [[name, showMoney(field)]];
  const isNullable = (field as z.ZodType).safeParse(null).success;
  const description = `${PROPERTIES[name] ?? ''} Deprecated: use \`${money.name}\`.`.trim();
  return [
    [name, (field as z.ZodType).meta({ deprecated: true, description })],
    [money.name, isNullable ? Money.nullable().optional() : Money.optional()],
  ];
}
