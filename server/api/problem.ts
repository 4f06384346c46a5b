import type { ORPCError } from '@orpc/server';
import type { FastifyReply } from 'fastify';
import { isUnavailable } from './unavailable.ts';

export interface Problem {
  title: string;
  status: number;
  detail: string | undefined;
  /** For programs. */
  code?: string;
}

/** An error as an RFC 9457 problem document. `code` names it for programs, `detail` for people. */
export function problemOf(error: ORPCError<string, unknown>): Problem {
  return {
    title: error.code.toLowerCase().replaceAll('_', ' '),
    status: error.status,
    code: error.code,
    detail:
      error.defined || error.status < 500 || isUnavailable(error)
        ? error.message
        : 'Something went wrong on our side.',
    ...(isRecord(error.data) ? error.data : {}),
  };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export function sendProblem(reply: FastifyReply, problem: Problem) {
  const { status } = problem;
  return reply
    .code(status)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify({ type: 'about:blank', ...problem }));
}
