import * as z from 'zod';
import type { LiveMessage } from './broadcast.ts';
import { Channel } from './channel.ts';

/**
 * The packets that nodes exchange. `number` counts the sender’s packets with messages, including this one. A
 * packet without messages is a heartbeat.
 */
export const NodePacket = z.object({
  node: z.string().min(1).max(40),
  number: z.int().min(0),
  messages: z
    .array(
      z.object({
        channel: Channel,
        event: z.string().max(100),
        data: z.unknown(),
        branch_id: z.uuid().nullish(),
        test: z.boolean().optional(),
      }),
    )
    .optional(),
  /** Sent last by a node that shuts down cleanly. */
  leaves: z.literal(true).optional(),
});
export type NodePacket = z.infer<typeof NodePacket>;

/** Null for invalid packets. */
export function readPacket(text: string): NodePacket | null {
  try {
    return NodePacket.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** JSON lists of the messages, as few as keep each list within the byte limit. */
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
