import { randomUUID } from 'node:crypto';
import { setImmediate as afterTheRest } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import { type OnCommit, onCommit } from '../database/pool/commit-hooks.ts';
import type { Broadcast, LiveMessage } from './broadcast.ts';
import { Listeners } from './listeners.ts';
import { openNats } from './nats-connection.ts';
import { listsOf, readPacket } from './node-packet.ts';
import { PeerNodes, SIGN_OF_LIFE_MS } from './peer-nodes.ts';

/** A server that is set up as usual refuses a megabyte. */
const LARGEST_BYTES = 256_000;

interface Setting {
  url: string;
  /** The installation's own: others may use the same server. */
  subject: string;
  log: FastifyBaseLogger;
}

/**
 * For many nodes. What a transaction has said is told after its commit: to this node's listeners at once, to the others
 * through NATS, which sends us no echo. Nothing is kept for those who cannot be reached: packets are numbered, and who finds
 * one missing, or a node gone without goodbye, tells its listeners of a gap (decision 0031).
 */
export async function natsBroadcast({ url, subject, log }: Setting): Promise<Broadcast> {
  const node = randomUUID();
  const messages = new Listeners<LiveMessage>(log);
  const gaps = new Listeners(log);
  const others = new PeerNodes(performance.now());
  let said = 0;
  let hasWarned = false;

  const hear = (text: string) => {
    const packet = readPacket(text);
    if (!packet) {
      if (!hasWarned) log.warn('Something that no node of ours says comes through NATS, and is ignored');
      hasWarned = true;
      return;
    }
    const isOneMissing = others.hear(packet, performance.now());
    for (const message of packet.messages ?? []) messages.tell(message);
    if (isOneMissing) gaps.tell();
  };

  let subscribed: NatsConnection | undefined;
  let isFirst = true;
  const line = await openNats({ url, log }, async (connection) => {
    if (subscribed !== connection) {
      connection.subscribe(subject, { callback: (_, packet) => hear(packet.string()) });
      subscribed = connection;
    }
    // From the answer on we hear everything; what was said before may have passed us.
    await connection.flush();
    others.waitAnew(performance.now());
    say('', connection);
    if (!isFirst) gaps.tell();
    isFirst = false;
  });
  isFirst = false;

  /** What cannot be sent leaves a hole in the numbers, which the others find with the next sign of life. */
  function say(rest: string, connection = line.connection()): void {
    try {
      connection?.publish(subject, `{"node":"${node}","number":${said}${rest}}`);
    } catch (error) {
      log.error({ err: error }, 'NATS does not take a message');
    }
  }

  const publishing: OnCommit<LiveMessage> = {
    after(published, outcome) {
      if (outcome === 'unknown') {
        said += 1;
        gaps.tell();
        return;
      }
      for (const list of listsOf(published, LARGEST_BYTES)) {
        for (const message of JSON.parse(list) as LiveMessage[]) messages.tell(message);
        said += 1;
        say(`,"messages":${list}`);
      }
    },
  };

  const beat = setInterval(async () => {
    say('');
    // What has arrived is read before anybody is called gone.
    await afterTheRest();
    await afterTheRest();
    if (line.connection() && others.isOneGone(performance.now())) gaps.tell();
  }, SIGN_OF_LIFE_MS);

  return {
    publish: async (transaction, published) => onCommit(transaction, publishing, published),
    subscribe: (listener) => messages.add(listener),
    onMissedEvents: (listener) => gaps.add(listener),
    isConnected: () => line.connection() !== null,
    async close() {
      clearInterval(beat);
      say(',"leaves":true');
      await line.close();
    },
  };
}
