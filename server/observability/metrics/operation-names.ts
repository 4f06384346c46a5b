import type { FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#contract/contract.ts';

const CALLED_BY_PAGES = '/api/rpc/';

/** 'POST /api/shipments/:id/status' and 'shipments/changeStatus' → 'shipments.changeStatus' */
const NAMES = new Map<string, string>();
for (const [area, operations] of Object.entries(contract))
  for (const [verb, { '~orpc': declared }] of Object.entries(operations)) {
    const { method, path = '' } = declared.route;
    NAMES.set(`${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, `${area}.${verb}`);
    NAMES.set(`${area}/${verb}`, `${area}.${verb}`);
  }

/** The same operation in the words of their apps. */
const FOR_PHONES = '/positions';
const HEALTH: readonly string[] = ['/healthz', '/readyz'];

/**
 * What a request was about, out of a closed set: an operation of the contract, 'page', 'file', 'live', 'health' or 'other'.
 * An address holds numbers and whatever a stranger writes into it, and never becomes a name.
 */
export function operationOf(request: FastifyRequest, reply: FastifyReply): string {
  const route = request.routeOptions.url;
  if (route === undefined) return 'other';
  if (route.startsWith(CALLED_BY_PAGES)) return NAMES.get(calledByPage(request.url)) ?? 'other';
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const name = NAMES.get(`${method} ${route}`);
  if (name) return name;
  if (route === FOR_PHONES) return 'positions.report';
  if (route === '/api/live') return 'live';
  if (HEALTH.includes(route)) return 'health';
  if (route.startsWith('/api/')) return 'other';
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html') ? 'page' : 'file';
}

function calledByPage(url: string): string {
  const end = url.indexOf('?');
  return url.slice(CALLED_BY_PAGES.length, end === -1 ? undefined : end);
}
