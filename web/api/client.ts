import { createORPCClient } from '@orpc/client';
import { RPCLink } from '@orpc/client/fetch';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { contract } from '#contract/contract.ts';
import { keysOf } from './idempotency-keys.ts';
import type { IdempotencyScope } from './idempotency-scope.ts';
import { invalidateStale } from './invalidate-queries.ts';
import { withReauthentication } from './reauthenticate.ts';

export interface CallOptions {
  /** Idempotency scope of the calling form, from `useIdempotencyScope`. */
  scope?: IdempotencyScope;
  /** The version of a record that was read; the write is refused if it has changed since. */
  ifMatch?: number;
}

const link = new RPCLink<CallOptions & { idempotencyKey?: string }>({
  url: () => new URL('/api/rpc', window.location.origin),
  headers: ({ context }) => ({
    ...(context.idempotencyKey && { 'idempotency-key': context.idempotencyKey }),
    ...(context.ifMatch !== undefined && { 'if-match': `"${context.ifMatch}"` }),
  }),
  interceptors: [
    ({ next, ...options }) => {
      const { context, path, input } = options;
      const [area = ''] = path;
      return keysOf(area, context.scope).run(path.join('.'), input, (idempotencyKey) =>
        next({ ...options, context: { ...context, idempotencyKey } }),
      );
    },
    ({ next, ...options }) => withReauthentication(() => next(options)),
  ],
  fetch: async (request, init) => {
    const response = await fetch(request, init);
    invalidateStale(response.headers.get('x-invalidates'));
    return response;
  },
});

/** Every operation of the contract as a function. */
export const call: ContractRouterClient<typeof contract, CallOptions> = createORPCClient(link);

/** The same operations as options for useQuery: `api.tracking.find.queryOptions({ input })`. */
export const api = createTanstackQueryUtils(call);
