import { ORPCError, onError } from '@orpc/server';
import { RPCHandler } from '@orpc/server/fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { router } from '../router.ts';
import { answerUnknown } from './answer-problem.ts';
import { type CallContext, contextOf } from './call-context.ts';
import { operationRoutes } from './operation-routes.ts';
import { asRefusal } from './operations.ts';
import { isUnavailable, tellUnavailable } from './unavailable.ts';

/**
 * The contract over HTTP, twice from the same handlers: `/api/rpc` for the product's own pages,
 * and `/api` by each operation's method and path for everybody else.
 */
export async function apiRoutes(app: FastifyInstance, dependencies: Dependencies) {
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
  app.get<{ Querystring: { token?: unknown } }>('/api/auth/verify-email', (request, reply) =>
    verifyEmail(String(request.query.token ?? ''), reply, dependencies),
  );
  app.all('/api/*', answerUnknown);
}

/**
 * The one page of the account service: proves an address and ends at the site root, whatever else the link asks for.
 * Only the token reaches the service, which would send people anywhere.
 */
async function verifyEmail(token: string, reply: FastifyReply, { accounts, settings }: Dependencies) {
  const home = `${settings.publicUrl}/`;
  const page = new URL('/api/auth/verify-email', settings.publicUrl);
  page.search = String(new URLSearchParams({ token, callbackURL: home }));
  const answer = await accounts.handler(new Request(page));
  return reply
    .code(answer.status)
    .headers(Object.fromEntries(answer.headers))
    .send(await answer.text());
}

function throwRefusal(error: unknown, { context }: { context: CallContext }): never {
  const refusal = asRefusal(error);
  if (isUnavailable(refusal)) tellUnavailable(refusal, context.log, context.replyHeader);
  throw refusal;
}

function logBug(error: unknown, { context }: { context: CallContext }): void {
  if (isUnavailable(error)) return;
  if (!(error instanceof ORPCError) || error.status >= 500)
    context.log.error({ err: error }, 'A call failed');
}
