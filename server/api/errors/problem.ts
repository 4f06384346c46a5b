import { STATUS_CODES } from 'node:http';
import type { ORPCError } from '@orpc/server';
import type { FastifyReply } from 'fastify';
import { challengeOf } from './challenge.ts';
import { isUnavailable } from './unavailable.ts';

export interface Problem {
  title: string;
  status: number;
  /** For programs. */
  code: string;
  /** For people. */
  detail: string;
}

const TYPE = 'about:blank';
const INTERNAL = 'Something went wrong on our side.';

/** An error as an RFC 9457 problem document. */
export function problemOf(error: ORPCError<string, unknown>): Problem {
  return {
    title: error.code.toLowerCase().replaceAll('_', ' '),
    status: error.status,
    code: error.code,
    detail: error.defined || error.status < 500 || isUnavailable(error) ? error.message : INTERNAL,
    ...(isRecord(error.data) ? error.data : {}),
  };
}

/** The problem of a request that no operation has refused. Its code is the name of the status. */
export function problemOfStatus(status: number, detail = INTERNAL): Problem {
  const name = STATUS_CODES[status] ?? 'Error';
  return {
    title: name.toLowerCase(),
    status,
    code: name.toUpperCase().replaceAll(/[^A-Z]+/g, '_'),
    detail,
  };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
export const PROBLEM_TYPE = `${PROBLEM_MEDIA_TYPE}; charset=utf-8`;

export function problemText(problem: Problem): string {
  return JSON.stringify({ type: TYPE, ...problem });
}

export function sendProblem(reply: FastifyReply, problem: Problem) {
  const challenge = challengeOf(problem, reply.request.headers.authorization);
  if (challenge) reply.header('www-authenticate', challenge);
  return reply.code(problem.status).type(PROBLEM_TYPE).send(problemText(problem));
}
