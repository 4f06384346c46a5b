import type { Visitor } from '#server/test-app.ts';
import type { ContractOperation } from '../contract-operations.ts';

type Target = Pick<ContractOperation, 'method' | 'path'>;

/** Sends an input as an API client would: path parameters from the input, the rest as query or body. */
export async function send(caller: Visitor, { method, path }: Target, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodedPart(value);
  });
  if (method !== 'GET') return caller.request(method, filled, rest);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest))
    for (const one of Array.isArray(value) ? value.slice(0, 50) : [value]) query.append(name, plain(one));
  return caller.request(method, query.size > 0 ? `${filled}?${query}`.slice(0, MAX_URL_LENGTH) : filled);
}

/** Longer URLs are refused before they reach our code. */
const MAX_URL_LENGTH = 8_000;

function encodedPart(value: unknown): string {
  return encodeURIComponent(plain(value).toWellFormed().slice(0, 1_000)) || 'x';
}

function plain(value: unknown): string {
  return typeof value === 'object' ? (JSON.stringify(value) ?? '').slice(0, 2_000) : String(value);
}
