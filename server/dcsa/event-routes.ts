import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { EventQuery } from '#domain/dcsa/event-query.ts';
import { isPermitted } from '#domain/people/access.ts';
import { contextOf } from '../api/call-context.ts';
import { unauthenticated } from '../api-keys/authenticate.ts';
import { requireScope } from '../api-keys/require-scope.ts';
import type { Dependencies } from '../dependencies.ts';
import { readerOf } from '../shipment-records/reader.ts';
import { DCSA_VERSION } from './dcsa-version.ts';
import { type Cursor, type Position, type SentQuery, withCursor, writeCursor } from './event-cursor.ts';
import { type EventRecord, findEvents } from './find-events.ts';
import { presentEvents } from './present-events.ts';
import { type SubError, sendDcsaError, sendDcsaErrors } from './send-dcsa-error.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';

const PATH = '/v2/events';
const OTHER_METHODS: HTTPMethods[] = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Milestones as events of DCSA Track & Trace 2.2. Its errors and parameters differ from those of the API (decision 0073). */
export async function eventRoutes(app: FastifyInstance, dependencies: Dependencies) {
  app.addHook('onRequest', async (_, reply) => {
    reply.header('API-Version', DCSA_VERSION);
  });
  app.setErrorHandler(sendDcsaError(dependencies));
  subscriptionRoutes(app, dependencies);
  app.get(PATH, (request, reply) => listEvents(request, reply, dependencies));
  app.route({
    method: OTHER_METHODS,
    url: PATH,
    handler: (request, reply) =>
      sendDcsaErrors(dependencies, request, reply.header('allow', 'GET, HEAD'), {
        status: 405,
        errors: [{ reason: 'METHOD_NOT_ALLOWED', message: 'Only GET is allowed.' }],
      }),
  });
  app.all('/v2/*', (request, reply) =>
    sendDcsaErrors(dependencies, request, reply, {
      status: 404,
      errors: [{ reason: 'NOT_FOUND', message: 'There is nothing at this address.' }],
    }),
  );
}

async function listEvents(request: FastifyRequest, reply: FastifyReply, dependencies: Dependencies) {
  const context = await contextOf(request, reply, dependencies, { acceptsKeys: true });
  requireScope(context.key, 'milestones:read');
  const { person } = context;
  if (!person) throw unauthenticated(request.headers);
  if (!isPermitted(person, 'view'))
    throw new ORPCError('FORBIDDEN', { message: 'Your company has not given you this permission.' });
  await context.limits.spend(`GET ${PATH}`, { access: 'signed-in', limit: null }, context);
  const refuse = (errors: readonly SubError[]) =>
    sendDcsaErrors(dependencies, request, reply, { status: 400, errors });

  const version = request.headers['api-version'];
  if (version !== undefined && !/^2(\.\d+){0,2}$/.test(String(version)))
    return refuse([{ reason: 'invalidHeader', message: 'API-Version: Only version 2 is supported.' }]);
  const page = withCursor(request.query as SentQuery);
  if (!page)
    return refuse([
      { reason: 'invalidQuery', message: 'cursor: Send the cursor of a page of the same query.' },
    ]);
  const query = EventQuery.safeParse(page.query);
  if (!query.success)
    return refuse(
      query.error.issues.map(({ path, message }) => ({
        reason: 'invalidQuery',
        message: [path[0], message].filter(Boolean).join(': '),
      })),
    );

  const { db } = dependencies.database;
  const { limit, sort } = query.data;
  const { position } = page;
  const found = await findEvents(db, query.data, { reader: readerOf(person), position });
  const records = found.slice(0, limit);
  if (position?.back) records.reverse();
  const more = { found: found.length > limit, back: position?.back ?? false };
  const positionOf = (record: EventRecord | undefined, back: boolean): Position | null =>
    record
      ? {
          at: (sort.by === 'created' ? record.received_at : record.occurred_at).toISOString(),
          id: record.id,
          back,
        }
      : null;
  setPageHeaders(reply, dependencies.settings.publicUrl, page, {
    next: more.back || more.found ? positionOf(records.at(-1), false) : null,
    previous: more.back
      ? more.found
        ? positionOf(records[0], true)
        : null
      : position && positionOf(records[0], true),
  });
  return await presentEvents(db, records);
}

function setPageHeaders(
  reply: FastifyReply,
  publicUrl: string,
  { query, position }: Cursor,
  { next, previous }: { next: Position | null; previous: Position | null },
): void {
  const link = (at: Position | null) => `${publicUrl}${PATH}?cursor=${writeCursor({ query, position: at })}`;
  reply.header('First-Page', link(null)).header('Current-Page', link(position));
  if (previous) reply.header('Prev-Page', link(previous));
  if (!next) return;
  reply.header('Next-Page', link(next));
  // The official conformance tool reads the cursor from here.
  reply.header('Next-Page-Cursor', writeCursor({ query, position: next }));
}
