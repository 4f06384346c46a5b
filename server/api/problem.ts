import type { ORPCError } from '@orpc/server';

/** An error as an RFC 9457 problem document. `code` names it for programs, `detail` for people. */
export function problemOf(error: ORPCError<string, unknown>) {
  return {
    type: 'about:blank',
    title: error.code.toLowerCase().replaceAll('_', ' '),
    status: error.status,
    code: error.code,
    detail: error.status >= 500 ? 'Something went wrong on our side.' : error.message,
    ...(isRecord(error.data) ? error.data : {}),
  };
}

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
