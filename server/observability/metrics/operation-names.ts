import type { FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#contract/contract.ts';

const RPC_PREFIX = '/api/rpc/';

/** 'POST /api/shipments/:id/status' and 'shipments/changeStatus' → 'shipments.changeStatus' */
const NAMES = new Map<string, string>();
for (const [area, operations] of Object.entries(contract))
  for (const [verb, { '~orpc': declared }] of Object.entries(operations)) {
    const { method, path = '' } = declared.route;
    NAMES.set(`${method} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, `${area}.${verb}`);
    NAMES.set(`${area}/${verb}`, `${area}.${verb}`);
  }

/** The route of positions.report for tracking apps that speak the OsmAnd protocol. */
const OSMAND_ROUTE = '/positions';
/** The routes of DCSA’s Track & Trace. */
const DCSA_ROUTES = '/v2/';
const MCP_ROUTE = '/mcp';
const HEALTH: readonly string[] = ['/healthz', '/readyz'];

/**
 * The kind of a request, from a closed set: an operation of the contract, 'page', 'file', 'live', 'health', 'dcsa', 'mcp' or
 * 'other'. A raw path is never used as a label, because it contains tracking numbers and arbitrary input.
 */
export function operationOf(request: FastifyRequest, reply: FastifyReply): string {
  const route = request.routeOptions.url;
  if (route === undefined) return 'other';
  if (route.startsWith(RPC_PREFIX)) return NAMES.get(rpcProcedure(request.url)) ?? 'other';
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const name = NAMES.get(`${method} ${route}`);
  if (name) return name;
  if (route === OSMAND_ROUTE) return 'positions.report';
  if (route.startsWith(DCSA_ROUTES)) return 'dcsa';
  if (route === MCP_ROUTE) return 'mcp';
  if (route === '/api/live') return 'live';
  if (HEALTH.includes(route)) return 'health';
  if (route.startsWith('/api/')) return 'other';
  return String(reply.getHeader('content-type') ?? '').startsWith('text/html') ? 'page' : 'file';
}

function rpcProcedure(url: string): string {
  const end = url.indexOf('?');
  return url.slice(RPC_PREFIX.length, end === -1 ? undefined : end);
}
