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
  vi.stubGlobal('Request', RequestWithForm);
  vi.stubGlobal('fetch', async (request: RequestWithForm) => {
    const operation = new URL(request.url).pathname.replace('/api/rpc/', '').replaceAll('/', '.');
    const input = serializer.deserialize(request.form ?? (await jsonOf(request)));
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

/** Has the form that it sends, with the very files: Node's `Request` would turn a form of jsdom into text. */
class RequestWithForm extends Request {
  readonly form: FormData | null;

  constructor(url: string, init: RequestInit = {}) {
    const form = init.body instanceof FormData ? init.body : null;
    super(url, form ? { ...init, body: null } : init);
    this.form = form;
  }
}

async function jsonOf(request: Request): Promise<unknown> {
  const text =
    request.method === 'GET' ? new URL(request.url).searchParams.get('data') : await request.text();
  return text ? JSON.parse(text) : undefined;
}

/** A refusal as the server sends it. */
export function refusal(code: string, message: string, status = 409): ORPCError<string, undefined> {
  return new ORPCError(code, { message, status, defined: true });
}

/** A lost connection. */
export function lost(): never {
  throw new TypeError('Failed to fetch');
}
