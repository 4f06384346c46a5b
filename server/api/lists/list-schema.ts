import type { AnyContractProcedure } from '@orpc/contract';
import * as z from 'zod';

/** The formats of a list other than JSON. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export interface ListSchema {
  /** The field of the response that has the rows. */
  field: string;
  columns: readonly ListColumn[];
  /** The most rows that a page may have; undefined without pages. */
  limit: number | undefined;
}

export interface ListColumn {
  /** 'price.amount' */
  name: string;
  path: readonly string[];
}

const LIMITS = [1_000, 500, 200, 100, 50];

/** How a list is laid out as a table, from the contract; undefined for an operation that is no list. */
export function listSchema(operation: AnyContractProcedure): ListSchema | undefined {
  const { route, inputSchema, outputSchema } = operation['~orpc'];
  const output = outputSchema && inner(outputSchema as z.ZodType);
  if (route.method !== 'GET' || !(output instanceof z.ZodObject)) return undefined;
  const input = inputSchema ? inner(inputSchema as z.ZodType) : undefined;
  const parameters = input instanceof z.ZodObject ? input.shape : {};
  if ('format' in parameters) return undefined;
  for (const [field, type] of Object.entries(output.shape)) {
    const list = inner(type as z.ZodType);
    const item = list instanceof z.ZodArray && inner(list.element as z.ZodType);
    if (!(item instanceof z.ZodObject)) continue;
    return { field, columns: columnsOf(item, []), limit: mostOf(parameters.limit) };
  }
  return undefined;
}

/** Objects become several columns; lists and alternatives stay one. */
function columnsOf(object: z.ZodObject, within: readonly string[]): ListColumn[] {
  return Object.entries(object.shape).flatMap(([name, type]) => {
    const path = [...within, name];
    const field = inner(type as z.ZodType);
    return field instanceof z.ZodObject ? columnsOf(field, path) : [{ name: path.join('.'), path }];
  });
}

/** Without what makes it optional. */
function inner(type: z.ZodType): z.ZodType {
  if (
    type instanceof z.ZodOptional ||
    type instanceof z.ZodNullable ||
    type instanceof z.ZodDefault ||
    type instanceof z.ZodPrefault ||
    type instanceof z.ZodReadonly ||
    type instanceof z.ZodCatch
  )
    return inner(type.unwrap() as z.ZodType);
  return type;
}

function mostOf(limit: unknown): number | undefined {
  if (!(limit instanceof z.ZodType)) return undefined;
  return LIMITS.find((most) => limit.safeParse(most).success);
}
