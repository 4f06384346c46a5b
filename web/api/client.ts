import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { contract } from '#contract/contract.ts';
import { ActKeys } from './act-keys.ts';
import { provingWhoAsks } from './proving-who-asks.ts';
import { becomeStale } from './staleness.ts';

/** Beside its input a call may carry the key under which the server runs it once; else it gets one. */
export interface CallOptions {
  idempotencyKey?: string;
}

const acts = new ActKeys();

const link = new RPCLink<CallOptions>({
  url: () => new URL('/api/rpc', window.location.origin),
  headers: ({ context }) => (context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {}),
  interceptors: [
    ({ next, ...options }) => {
      const { context, path, input } = options;
      if (context.idempotencyKey) return next();
      return acts.run(path.join('.'), input, (idempotencyKey) =>
        next({ ...options, context: { ...context, idempotencyKey } }),
      );
    },
    ({ next, ...options }) => provingWhoAsks(() => next(options)),
  ],
  fetch: async (request, init) => {
    const response = await fetch(request, init);
    becomeStale(response.headers.get('x-changes'));
    return response;
  },
});

/** Every operation of the contract as a function. */
export const call: ContractRouterClient<typeof contract, CallOptions> = createORPCClient(link);

/** The same operations as options for useQuery and useMutation: `api.tracking.find.queryOptions({ input })`. */
export const api = createTanstackQueryUtils(call);
