import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import type * as z from 'zod';
import { contract } from '#contract/contract.ts';
import { metaOf, type OperationMeta } from '#contract/operation/operation-meta.ts';

/** An operation of the contract. */
export interface ContractOperation {
  area: keyof typeof contract;
  /** 'people.find' */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** '/people/{user_id}' */
  path: string;
  meta: OperationMeta;
  inputSchema: z.ZodType | undefined;
  outputSchema: z.ZodType | undefined;
  procedure: AnyContractProcedure;
}

/** Every operation of the contract. */
export const CONTRACT_OPERATIONS: readonly ContractOperation[] = Object.entries(contract).flatMap(
  ([area, procedures]) =>
    Object.entries(procedures).map(([verb, procedure]) => {
      const name = `${area}.${verb}`;
      if (!isContractProcedure(procedure)) throw new Error(`${name} is no operation.`);
      const { route, inputSchema, outputSchema } = procedure['~orpc'];
      return {
        area,
        name,
        method: route.method,
        path: route.path,
        meta: metaOf(procedure),
        inputSchema,
        outputSchema,
        procedure,
      } as ContractOperation;
    }),
);
