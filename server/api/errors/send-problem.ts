import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ORPCError } from '@orpc/server';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { JSON_EXPECTED } from '../forms.ts';
import { asRefusal } from '../guarded-operations.ts';
import {
  PROBLEM_TYPE,
  type Problem,
  problemOf,
  problemOfStatus,
  problemText,
  sendProblem,
} from './problem.ts';
import { isUnavailable, logUnavailable } from './unavailable.ts';

/** The single place that turns an error into a response. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return sendProblem(
    reply,
    problemFor(error, request.log, (name, value) => reply.header(name, value)),
  );
}

/** The problem of an error. Anything but a defined rejection is a bug and is logged. */
export function problemFor(
  error: unknown,
  log: FastifyBaseLogger,
  replyHeader: (name: string, value: string) => void,
): Problem {
  const refusal = asRefusal(error);
  if (isUnavailable(refusal)) {
    logUnavailable(refusal, log, replyHeader);
    return problemOf(refusal);
  }
  if (refusal instanceof ORPCError && (refusal.defined || refusal.status < 500)) return problemOf(refusal);
  const { statusCode: status = 500, message, code } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return problemOfStatus(415, JSON_EXPECTED);
  if (status >= 500) log.error({ err: error }, 'A call failed');
  return problemOfStatus(status, status >= 500 ? undefined : message);
}

const API = /^\/api(?:\/|$)/;
const REFERENCE = '/api/docs';

export function answerUnknown(request: FastifyRequest, reply: FastifyReply) {
  // As it was sent, with the version of the API.
  const [path = ''] = request.originalUrl.split('?');
  const help = API.test(path) ? ` The API reference lists what there is: ${REFERENCE}` : '';
  return sendProblem(reply, problemOfStatus(404, `There is no ${request.method} ${path}.${help}`));
}

/** For a path that exists but does not support the method. */
export function refuseMethod(allowed: readonly string[]) {
  const allow = allowed.join(', ');
  return ({ method }: FastifyRequest, reply: FastifyReply) =>
    sendProblem(
      reply.header('allow', allow),
      problemOfStatus(405, `${method} is not possible here, only ${allow}.`),
    );
}

const UNREADABLE: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The request line and headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long.'],
};

/**
 * Responds to malformed HTTP or a timed-out request and closes the connection. No request or route object
 * exists for it.
 */
export function refuseUnreadable(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [status, detail] = UNREADABLE[error.code ?? ''] ?? [400, 'This is not a request that can be read.'];
    const body = problemText(problemOfStatus(status, detail));
    const lines = Object.entries({
      ...headers,
      'content-type': PROBLEM_TYPE,
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}
