import { ORPCError } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { isPermitted } from '#domain/people/access.ts';
import { contextOf } from '../../api/call-context.ts';
import { unauthenticated } from '../../api-keys/authenticate.ts';
import { requireScope } from '../../api-keys/require-scope.ts';
import type { Dependencies } from '../../dependencies.ts';
import { listWebhooks } from '../../webhooks/webhooks-table.ts';
import { sendDcsaErrors } from '../send-dcsa-error.ts';
import type { Call } from './call.ts';
import { changeSubscription } from './change.ts';
import { changeSecret } from './change-secret.ts';
import { createSubscription } from './create.ts';
import { findSubscription, notFound } from './find-subscription.ts';
import { presentSubscription } from './present-subscription.ts';
import { removeSubscription } from './remove.ts';

const PATH = '/v2/event-subscriptions';
const ONE = '/:subscriptionID';

type Handler = (call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Event subscriptions of DCSA Track & Trace 2.2, of the organisation whose members create them (decision 0077). */
export function subscriptionRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handle: Handler) =>
    app.route({
      method,
      url: PATH + path,
      handler: async (request, reply) => {
        try {
          return await handle(await callOf(request, reply, dependencies), request, reply);
        } catch (error) {
          if (!(error instanceof z.ZodError)) throw error;
          return sendDcsaErrors(dependencies, request, reply, { status: 400, errors: errorsOf(error) });
        }
      },
    });

  route('GET', '', async ({ context, organisation_id }, _, reply) => {
    const page = `${context.settings.publicUrl}${PATH}`;
    reply.header('First-Page', page).header('Current-Page', page);
    return (await listWebhooks(context.database.db, organisation_id, 'dcsa')).map(presentSubscription);
  });
  route('GET', ONE, async (call, request) =>
    presentSubscription(await findSubscription(call, idOf(request))),
  );
  route('POST', '', async (call, { body }, reply) => {
    const subscription = await createSubscription(call, body);
    reply.code(201).header('location', `${PATH}/${subscription.id}`);
    return presentSubscription(subscription);
  });
  route('PUT', ONE, async (call, request) =>
    presentSubscription(await changeSubscription(call, idOf(request), request.body)),
  );
  route('PUT', `${ONE}/secret`, async (call, request, reply) => {
    await changeSecret(call, idOf(request), request.body);
    return reply.code(204).send();
  });
  route('DELETE', ONE, async (call, request, reply) => {
    await removeSubscription(call, idOf(request));
    return reply.code(204).send();
  });
}

/** Refuses everyone but members who may manage their organisation. */
async function callOf(
  request: FastifyRequest,
  reply: FastifyReply,
  dependencies: Dependencies,
): Promise<Call> {
  const context = await contextOf(request, reply, dependencies, { acceptsKeys: true });
  requireScope(context.key, request.method === 'GET' ? 'webhooks:read' : 'webhooks:write');
  const { person } = context;
  if (!person) throw unauthenticated(request.headers);
  const { organisation_id, viewer_id } = person;
  if (organisation_id === null)
    throw new ORPCError('FORBIDDEN', {
      message: 'Subscriptions belong to a company, and you belong to none.',
    });
  if (viewer_id && request.method !== 'GET')
    throw new ORPCError('FORBIDDEN', { message: 'You’re viewing as a customer. Stop viewing to do this.' });
  if (!isPermitted(person, 'manage'))
    throw new ORPCError('FORBIDDEN', { message: 'Your company has not given you this permission.' });
  await context.limits.spend(`${request.method} ${PATH}`, { access: 'signed-in', limit: null }, context);
  return { context, person, organisation_id };
}

function errorsOf({ issues }: z.ZodError) {
  return issues.map(({ path, message }) => ({
    reason: 'invalidBody',
    message: [path.join('.'), message].filter(Boolean).join(': '),
  }));
}

function idOf({ params }: FastifyRequest): string {
  const { subscriptionID } = params as { subscriptionID: string };
  if (!z.uuid().safeParse(subscriptionID).success) throw notFound();
  return subscriptionID;
}
