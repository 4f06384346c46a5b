import type { IncomingHttpHeaders } from 'node:http';

const LONGEST = 500;

/** By which a person recognises a session later. */
export function userAgentOf(headers: IncomingHttpHeaders): string {
  return headers['user-agent']?.slice(0, LONGEST) ?? '';
}
