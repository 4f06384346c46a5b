import { ORPCError } from '@orpc/client';
import { StandardRPCJsonSerializer, StandardRPCSerializer } from '@orpc/client/standard';
import { vi } from 'vitest';

const serializer = new StandardRPCSerializer(new StandardRPCJsonSerializer());

export interface Call {
  operation: string;
  input: unknown;
}

type Response = (input: never, headers: Headers) => unknown;

/**
 * Responds to calls of the API, by operation ('quotes.accept'). A response that throws an `ORPCError` is a refusal, any
 * other error a lost connection. Returns the calls in their order.
 */
export function serve(responses: Record<string, Response>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const operation = new URL(request.url).pathname.replace('/api/rpc/', '').replaceAll('/', '.');
    const text =
      request.method === 'GET' ? new URL(request.url).searchParams.get('data') : await request.text();
    const input = text ? serializer.deserialize(JSON.parse(text)) : undefined;
    calls.push({ operation, input });
    const respond = responses[operation];
    if (!respond) throw new TypeError(`nothing responds to ${operation}`);
    try {
      return globalThis.Response.json(serializer.serialize(await respond(input as never, request.headers)));
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      return globalThis.Response.json(serializer.serialize(error.toJSON()), { status: error.status });
    }
  });
  return calls;
}

/** A refusal as the server sends it. */
export function refusal(code: string, message: string, status = 409): ORPCError<string, undefined> {
  return new ORPCError(code, { message, status, defined: true });
}

/** A lost connection. */
export function lost(): never {
  throw new TypeError('Failed to fetch');
}
