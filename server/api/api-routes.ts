import { SmartCoercionPlugin } from '@orpc/json-schema';
import { OpenAPIHandler } from '@orpc/openapi/fastify';
import { ORPCError, onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fastify';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { router } from '../router.ts';
import { currentSession, personOf } from '../sessions/current-session.ts';
import type { CallContext } from './call-context.ts';
import { asRefusal } from './operations.ts';
import { problemOf } from './problem.ts';

/**
 * The contract over HTTP, twice from the same handlers: `/api/rpc` for the product's own pages,
 * and `/api` by each operation's method and path for everybody else.
 */
export async function apiRoutes(app: FastifyInstance, dependencies: Dependencies) {
  const pages = new RPCHandler<CallContext>(router, {
    interceptors: [onError(logBug)],
    clientInterceptors: [onError(throwRefusal)],
  });
  const everybody = new OpenAPIHandler<CallContext>(router, {
    interceptors: [onError(logBug)],
    clientInterceptors: [onError(throwRefusal)],
    customErrorResponseBodyEncoder: problemOf,
    plugins: [new SmartCoercionPlugin({ schemaConverters: [new ZodToJsonSchemaConverter()] })],
  });

  app.setErrorHandler(answerProblem);
  app.addHook('onSend', async (request, reply) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    // The pages' own protocol reads its errors as plain JSON.
    const isProblem = reply.statusCode >= 400 && isJson && !request.url.startsWith('/api/rpc/');
    if (isProblem) reply.header('content-type', 'application/problem+json');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  app.all('/api/auth/verify-email', (request, reply) => verifyEmail(request, reply, dependencies));
  app.all('/api/rpc/*', async (request, reply) => {
    const context = await contextOf(request, reply, dependencies);
    const { matched } = await pages.handle(request, reply, { prefix: '/api/rpc', context });
    return matched ? reply : answerUnknown(request, reply);
  });
  app.all('/api/*', async (request, reply) => {
    const context = await contextOf(request, reply, dependencies);
    const { matched } = await everybody.handle(request, reply, { prefix: '/api', context });
    return matched ? reply : answerUnknown(request, reply);
  });
}

async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<CallContext> {
  const session = await currentSession(dependencies, request.headers);
  return {
    ...dependencies,
    log: request.log,
    person: session && personOf(session),
    requestHeaders: request.headers,
    replyHeader: (name, value) => reply.header(name, value),
  };
}

/** The one page of the account service: proves an address and ends at the site root. */
async function verifyEmail(
  request: FastifyRequest,
  reply: FastifyReply,
  { accounts, settings }: Dependencies,
) {
  const answer = await accounts.handler(
    new Request(new URL(request.url, settings.publicUrl), { method: 'GET' }),
  );
  return reply
    .code(answer.status)
    .headers(Object.fromEntries(answer.headers))
    .send(await answer.text());
}

function throwRefusal(error: unknown): never {
  throw asRefusal(error);
}

function logBug(error: unknown, { context }: { context: CallContext }): void {
  if (!(error instanceof ORPCError) || error.status >= 500)
    context.log.error({ err: error }, 'A call failed');
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  return reply.code(404).send({
    type: 'about:blank',
    title: 'not found',
    status: 404,
    detail: `There is no ${request.method} ${request.url.split('?')[0]}.`,
  });
}

/** What fails before a call is reached: a body too large or not JSON, a broken connection to the database. */
function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'A request failed');
  const detail = status >= 500 ? 'Something went wrong on our side.' : error.message;
  return reply.code(status).send({ type: 'about:blank', title: error.code ?? 'error', status, detail });
}
