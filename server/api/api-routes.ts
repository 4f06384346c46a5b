import { ORPCError, onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fastify';
import type { FastifyInstance } from 'fastify';
import { signOnRoutes } from '../auth/single-sign-on/sign-on-routes.ts';
import { verificationRoute } from '../auth/verification/verification-route.ts';
import type { Dependencies } from '../dependencies.ts';
import { router } from '../router.ts';
import { contextOf, type RequestContext } from './call-context.ts';
import { StreamedFile } from './downloads/streamed-file.ts';
import { challengeOf } from './errors/challenge.ts';
import { answerUnknown, refuseMethod } from './errors/send-problem.ts';
import { isUnavailable, logUnavailable } from './errors/unavailable.ts';
import { asRefusal } from './guarded-operations.ts';
import { operationRoutes } from './operation-routes.ts';

const CALLED_BY: readonly string[] = ['GET', 'POST'];

/**
 * Serves the contract over HTTP twice, from the same handlers: `/api/rpc` for the product’s own pages, and
 * `/api` with each operation’s method and path for all other clients.
 */
export async function apiRoutes(app: FastifyInstance, dependencies: Dependencies) {
  await app.register(operationRoutes, dependencies);
  const pages = new RPCHandler<RequestContext>(router, {
    interceptors: [onError(logBug)],
    clientInterceptors: [onError(throwRefusal), async ({ next }) => wholeFile(await next())],
  });
  app.all('/api/rpc/*', async (request, reply) => {
    // The RPC handler accepts other methods too, including ones that other sites’ pages may send.
    if (!CALLED_BY.includes(request.method)) return refuseMethod(CALLED_BY)(request, reply);
    const context = await contextOf(request, reply, dependencies);
    const { matched } = await pages.handle(request, reply, { prefix: '/api/rpc', context });
    return matched ? reply : answerUnknown(request, reply);
  });
  await app.register(verificationRoute, dependencies);
  await app.register(signOnRoutes, dependencies);
  app.all('/api/*', answerUnknown);
  app.all('/api', answerUnknown);
}

/** RPC states the size of a file before it. */
function wholeFile(output: unknown): unknown {
  return output instanceof StreamedFile ? output.whole() : output;
}

function throwRefusal(error: unknown, { context }: { context: RequestContext }): never {
  const refusal = asRefusal(error);
  if (isUnavailable(refusal)) logUnavailable(refusal, context.log, context.replyHeader);
  const challenge =
    refusal instanceof ORPCError && challengeOf(refusal, context.requestHeaders.authorization);
  if (challenge) context.replyHeader('www-authenticate', challenge);
  throw refusal;
}

function logBug(error: unknown, { context }: { context: RequestContext }): void {
  if (isUnavailable(error)) return;
  if (!(error instanceof ORPCError) || error.status >= 500)
    context.log.error({ err: error }, 'Request failed');
}
