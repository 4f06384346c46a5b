import type { AnyContractProcedure } from '@orpc/contract';
import type { Router } from '@orpc/server';
import type { contract } from '#contract/contract.ts';
import type { RequestContext } from './call-context.ts';
import type { Writer } from './idempotency/idempotent.ts';

type Contract = typeof contract;

/** The handlers of an area in a context. Written out, because the inferred type is too long for a declaration file. */
export type HandlersIn<Context extends object, Area extends keyof Contract> = {
  [Verb in keyof Contract[Area]]: Router<Extract<Contract[Area][Verb], AnyContractProcedure>, Context>;
};

/** The handlers of an area of the contract, which write through the guard; a missing one is a compile error. */
export type AreaHandlers<Area extends keyof Contract> = HandlersIn<RequestContext & Writer, Area>;
