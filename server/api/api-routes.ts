import { ORPCError, onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { router } from '../router.ts';
import { type CallContext, contextOf } from './call-context.ts';
import { operationRoutes } from './operation-routes.ts';
import { asRefusal } from './operations.ts';
import { problemOf, sendProblem } from './problem.ts';

/**
 * The contract over HTTP, twice from the same handlers: `/api/rpc` for the product's own pages,
 * and `/api` by each operation's method and path for everybody else.
 */
export async function apiRoutes(app: FastifyInstance, dependencies: Dependencies) {
  app.setErrorHandler(answerProblem);
  await app.register(operationRoutes, dependencies);
  const pages = new RPCHandler<CallContext>(router, {
    interceptors: [onError(logBug)],
    clientInterceptors: [onError(throwRefusal)],
  });
  app.all('/api/rpc/*', async (request, reply) => {
    const context = await contextOf(request, reply, dependencies);
    const { matched } = await pages.handle(request, reply, { prefix: '/api/rpc', context });
    return matched ? reply : answerUnknown(request, reply);
  });
  app.all('/api/auth/verify-email', (request, reply) => verifyEmail(request, reply, dependencies));
  app.all('/api/*', answerUnknown);
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
  const [path] = request.url.split('?');
  const detail = `There is no ${request.method} ${path}.`;
  return sendProblem(reply, { title: 'not found', status: 404, detail });
}

/** The one place where a failed request becomes an answer; what is not a refusal is a bug, and logged. */
function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error);
  if (refusal instanceof ORPCError && (refusal.defined || refusal.status < 500))
    return sendProblem(reply, problemOf(refusal));
  const { statusCode: status = 500, code = 'error', message } = error as Partial<FastifyError>;
  if (status >= 500) request.log.error({ err: error }, 'A call failed');
  const detail = status >= 500 ? 'Something went wrong on our side.' : message;
  return sendProblem(reply, { title: code, status, detail });
}
