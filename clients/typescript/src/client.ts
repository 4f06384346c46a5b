import createClient, { type Client } from 'openapi-fetch';
import { type RetryOptions, retrying } from './retry.ts';
import type { paths } from './schema.ts';

export { itemsOf, pagesOf } from './pages.ts';
export { ApiError, dataOf, isProblem, type Problem, type ProblemCode } from './problems.ts';
export type { components, operations, paths } from './schema.ts';

export type GroundswellClient = Client<paths>;

export interface Connection extends RetryOptions {
  /** The address of the installation, such as 'https://freight.example'. */
  url: string;
  /** An API key or an access token. Without one, only what is open to everyone. */
  key?: string;
}

const READS: readonly string[] = ['GET', 'HEAD'];

/**
 * A client with a function for each method: `client.GET('/shipments', { params })`. Paths, parameters, bodies and responses are
 * typed by the API's own document. Each write gets an Idempotency-Key unless you send one.
 */
export function connect({ url, key, ...options }: Connection): GroundswellClient {
  const client = createClient<paths>({
    baseUrl: new URL('/api/v1', url).href,
    fetch: retrying(options),
  });
  client.use({
    onRequest({ request }) {
      if (key) request.headers.set('authorization', `Bearer ${key}`);
      if (!READS.includes(request.method) && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
      return request;
    },
  });
  return client;
}
