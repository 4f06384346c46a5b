import type { FastifyReply } from 'fastify';

/** List headers with one item for each rate limit that applies to a call. */
const LISTS: readonly string[] = ['ratelimit', 'ratelimit-policy'];

/**
 * Sets a response header. Cookies and rate limits accumulate; a repeated rate limit replaces its earlier
 * item.
 */
export function replyHeaderOf(reply: FastifyReply): (name: string, value: string) => void {
  return (name, value) => {
    const current = LISTS.includes(name) ? reply.getHeader(name) : undefined;
    reply.header(name, current === undefined ? value : listed(String(current), value));
  };
}

/** Items are named in quotes: '"reads";r=9;t=60'. */
function listed(current: string, item: string): string {
  const [name] = item.split(';');
  const others = current.split(', ').filter((other) => !other.startsWith(`${name};`));
  return [...others, item].join(', ');
}
