import { StandardRPCJsonSerializer, StandardRPCSerializer } from '@orpc/client/standard';
import type { InjectOptions } from 'fastify';
import type { ContractOperation } from '../contract-operations.ts';

type Operation = Pick<ContractOperation, 'name' | 'method' | 'path'>;

export type Input = Record<string, unknown>;
export type Request = Pick<InjectOptions, 'method' | 'url' | 'headers' | 'payload'>;

const serializer = new StandardRPCSerializer(new StandardRPCJsonSerializer());

/** A request by the operation's method and path, as API clients send it. */
export async function restRequest({ method, path }: Operation, input: Input): Promise<Request> {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  if (method !== 'GET') {
    const { payload, headers } = await bodyOf(rest);
    return { method, url: `/api${filled}`, payload, headers: { ...ANY_VERSION, ...headers } };
  }
  const query = new URLSearchParams(rest as Record<string, string>);
  return { method, url: `/api${filled}?${query}` };
}

/** Writes that require `If-Match` are tried whatever the version. */
const ANY_VERSION = { 'if-match': '*' };

/** A request over the RPC protocol of our pages. */
export async function rpcRequest({ name }: Operation, input: Input): Promise<Request> {
  const body = serializer.serialize(input);
  return {
    method: 'POST',
    url: `/api/rpc/${name.replace('.', '/')}`,
    ...(body instanceof FormData ? await encoded(body) : { payload: body as object, headers: ANY_VERSION }),
  };
}

/** A form with a file. */
export function formOf(fields: Input) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, value instanceof File ? value : String(value));
  return encoded(form);
}

function bodyOf(fields: Input): Promise<Pick<Request, 'payload' | 'headers'>> {
  const hasFile = Object.values(fields).some((value) => value instanceof File);
  return hasFile ? formOf(fields) : Promise.resolve({ payload: fields });
}

async function encoded(form: FormData): Promise<Pick<Request, 'payload' | 'headers'>> {
  const body = new Response(form);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  };
}
