import { STATUS_CODES } from 'node:http';
import { ORPCError } from '@orpc/server';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { challengeOf } from '../api/errors/challenge.ts';
import { problemOf, problemOfStatus } from '../api/errors/problem.ts';
import { isUnavailable, logUnavailable } from '../api/errors/unavailable.ts';
import { asRefusal } from '../api/guarded-operations.ts';
import type { Dependencies } from '../dependencies.ts';

export interface SubError {
  /** For programs. */
  reason: string;
  /** For people. */
  message: string;
}

/** Errors in the shape of DCSA’s standards rather than as problem documents. */
export function sendDcsaErrors(
  { settings, now }: Pick<Dependencies, 'settings' | 'now'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { status, errors }: { status: number; errors: readonly SubError[] },
) {
  return reply.code(status).send({
    httpMethod: request.method,
    requestUri: `${settings.publicUrl}${request.url}`,
    errors,
    statusCode: status,
    statusCodeText: STATUS_CODES[status] ?? 'Error',
    errorDateTime: now().toISOString(),
  });
}

export function sendDcsaError(dependencies: Pick<Dependencies, 'settings' | 'now'>) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemFor(error, request, reply);
    const { status, code, detail } = problem;
    const challenge = challengeOf(problem, request.headers.authorization);
    if (challenge) reply.header('www-authenticate', challenge);
    return sendDcsaErrors(dependencies, request, reply, {
      status,
      errors: [{ reason: code, message: detail }],
    });
  };
}

function problemFor(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error);
  if (isUnavailable(refusal))
    logUnavailable(refusal, request.log, (name, value) => reply.header(name, value));
  if (isUnavailable(refusal) || (refusal instanceof ORPCError && (refusal.defined || refusal.status < 500)))
    return problemOf(refusal);
  const { statusCode: status = 500, message } = error as Partial<FastifyError>;
  if (status >= 500) request.log.error({ err: error }, 'A call failed');
  return problemOfStatus(status, status >= 500 ? undefined : message);
}
