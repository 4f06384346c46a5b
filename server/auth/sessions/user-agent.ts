import type { IncomingHttpHeaders } from 'node:http';

const MAX_LENGTH = 500;

/** The user agent, by which a person can recognize a session later. */
export function userAgentOf(headers: IncomingHttpHeaders): string {
  return headers['user-agent']?.slice(0, MAX_LENGTH) ?? '';
}
