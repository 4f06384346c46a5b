import * as z from 'zod';
import type { LiveMessage } from './broadcast.ts';
import { Channel } from './channel.ts';

/**
 * What nodes say to each other. `number` counts the packets with messages that a node has said, this one included; one
 * without messages is a sign of life.
 */
export const NodePacket = z.object({
  node: z.string().min(1).max(40),
  number: z.int().min(0),
  messages: z.array(z.object({ channel: Channel, event: z.string().max(100), data: z.unknown() })).optional(),
  /** Said as the last word of a node that stops in good order. */
  leaves: z.literal(true).optional(),
});
export type NodePacket = z.infer<typeof NodePacket>;

/** Null for what no node of ours would say. */
export function readPacket(text: string): NodePacket | null {
  try {
    return NodePacket.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** JSON of the messages in as few lists as keep each below so many bytes. */
export function listsOf(messages: readonly LiveMessage[], largest_bytes: number): string[] {
  const lists: string[] = [];
  let list: string[] = [];
  let bytes = 2;
  for (const message of messages) {
    const text = JSON.stringify(message);
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > largest_bytes && list.length > 0) {
      lists.push(`[${list.join(',')}]`);
      list = [];
      bytes = 2;
    }
    list.push(text);
    bytes += size;
  }
  if (list.length > 0) lists.push(`[${list.join(',')}]`);
  return lists;
}
