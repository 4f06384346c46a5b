import { type AnyProcedure, call } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { metaOf } from '#contract/operation/operation-meta.ts';
import type { Dependencies } from '../dependencies.ts';
import { router } from '../router.ts';
import { contextOf } from './call-context.ts';
import { API_PREFIX } from './current-url.ts';
import { sendFile } from './downloads/file-response.ts';
import { refuseMethod } from './errors/send-problem.ts';
import { listSchema } from './lists/list-schema.ts';
import { readPages, sheetFormat } from './lists/read-pages.ts';
import { sendSheet } from './lists/send-sheet.ts';
import { ownJson } from './plain-json.ts';
import { JSON_TYPE, sendJson } from './send-json.ts';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/**
 * Registers a route for each operation with the method and path of its contract, calling its handler
 * directly.
 */
export async function operationRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const known = new Map<string, HTTPMethods[]>();
  for (const operation of Object.values(router).flatMap((area) => Object.values(area) as AnyProcedure[])) {
    const { route } = operation['~orpc'];
    const meta = metaOf(operation);
    const method = route.method as HTTPMethods;
    const url = `/api${route.path?.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    known.set(url, [...(known.get(url) ?? []), method]);
    const schema = listSchema(operation);
    const handle = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await contextOf(request, reply, dependencies, { acceptsKeys: true });
      const input = inputOf(request, meta.query);
      const format = schema && sheetFormat(request);
      if (schema && format) {
        const pages = await readPages(operation, schema, {
          context,
          input: input as Record<string, unknown>,
        });
        return sendSheet(reply, pages, { format, schema });
      }
      const output: unknown = await call(operation, input, { context });
      reply.code(route.successStatus ?? 200);
      if (meta.location) reply.header('location', locationOf(meta.location, output));
      if (output instanceof File) await sendFile(reply, output);
      else if (isRead(request)) sendJson(request, reply, output);
      else reply.type(JSON_TYPE).send(Buffer.from(ownJson(output)));
    };
    app.route({
      method,
      url,
      // Not async: for an awaited reply, Fastify adds a listener to the end of the connection each time.
      handler: (request, reply) => {
        handle(request, reply).catch((error: unknown) => reply.send(error));
      },
    });
  }
  for (const [url, methods] of known) {
    const allowed = methods.includes('GET') ? [...methods, 'HEAD'] : methods;
    const others = METHODS.filter((method) => !allowed.includes(method));
    app.route({ method: others, url, handler: refuseMethod(allowed) });
  }
}

/** The address of what was created, under the stable prefix. */
function locationOf(path: string, created: unknown): string {
  return (
    API_PREFIX +
    path.replace(/\{(\w+)\}/, (_, name: string) =>
      encodeURIComponent(String((created as Record<string, unknown>)[name])),
    )
  );
}

/** The operation’s input: the body (or the query of a read) with the fields of a write's query and the path parameters. */
function inputOf({ method, body, query, params }: FastifyRequest, queried: readonly string[]): unknown {
  const sent = isRead({ method }) ? query : formFields(body ?? {});
  return isRecord(sent) ? { ...picked(query, queried), ...sent, ...(params as object) } : sent;
}

function picked(query: unknown, names: readonly string[]): Record<string, unknown> {
  const given = names.filter((name) => isRecord(query) && query[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, (query as Record<string, unknown>)[name]]));
}

function isRead({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

function formFields(body: unknown): unknown {
  return body instanceof FormData ? Object.fromEntries(body) : body;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
