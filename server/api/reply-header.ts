import type { FastifyReply } from 'fastify';

/** Lists in which every limit that a call has met has its place. */
const LISTS: readonly string[] = ['ratelimit', 'ratelimit-policy'];

/** Sets a header of the reply. Cookies and limits add up; told again, a limit is told anew. */
export function replyHeaderOf(reply: FastifyReply): (name: string, value: string) => void {
  return (name, value) => {
    const told = LISTS.includes(name) ? reply.getHeader(name) : undefined;
    reply.header(name, told === undefined ? value : listed(String(told), value));
  };
}

/** Items are named in quotes: '"reads";r=9;t=60'. */
function listed(told: string, item: string): string {
  const [name] = item.split(';');
  const others = told.split(', ').filter((other) => !other.startsWith(`${name};`));
  return [...others, item].join(', ');
}
