import { randomUUID } from 'node:crypto';
import { setImmediate as afterTheRest } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import { type OnCommit, onCommit } from '../database/pool/commit-hooks.ts';
import type { Broadcast, LiveMessage } from './broadcast.ts';
import { Listeners } from './listeners.ts';
import { openNats } from './nats-connection.ts';
import { listsOf, readPacket } from './node-packet.ts';
import { NODE_HEARTBEAT_MS, PeerNodes } from './peer-nodes.ts';

/** A NATS server with default settings rejects messages of a megabyte. */
const MAX_BYTES = 256_000;

interface Setting {
  url: string;
  /** Specific to the installation, because others may use the same server. */
  subject: string;
  log: FastifyBaseLogger;
}

/**
 * Broadcast for many nodes. Delivers a transaction’s messages after its commit: directly to this node’s
 * listeners, and to other nodes through NATS, which does not echo them back. Nothing is stored for
 * unreachable nodes: packets are numbered, and a node that finds one missing, or another node gone without
 * notice, notifies its listeners that events were missed (decision 0031).
 */
export async function natsBroadcast({ url, subject, log }: Setting): Promise<Broadcast> {
  const node = randomUUID();
  const messages = new Listeners<LiveMessage>(log);
  const gaps = new Listeners(log);
  const peers = new PeerNodes(performance.now());
  let sequence = 0;
  let hasWarned = false;

  const receive = (text: string) => {
    const packet = readPacket(text);
    if (!packet) {
      if (!hasWarned) log.warn('Ignoring invalid messages on our NATS subject');
      hasWarned = true;
      return;
    }
    const isOneMissing = peers.receive(packet, performance.now());
    for (const message of packet.messages ?? []) messages.notify(message);
    if (isOneMissing) gaps.notify();
  };

  let subscribed: NatsConnection | undefined;
  let isFirst = true;
  const line = await openNats({ url, log }, async (connection) => {
    if (subscribed !== connection) {
      connection.subscribe(subject, { callback: (_, packet) => receive(packet.string()) });
      subscribed = connection;
    }
    // After the flush, all messages are received; earlier ones may have been missed.
    await connection.flush();
    peers.resetTimeouts(performance.now());
    send('', connection);
    if (!isFirst) gaps.notify();
    isFirst = false;
  });
  isFirst = false;

  /**
   * A packet that cannot be sent leaves a gap in the sequence, which other nodes detect with the next
   * heartbeat.
   */
  function send(rest: string, connection = line.connection()): void {
    try {
      connection?.publish(subject, `{"node":"${node}","number":${sequence}${rest}}`);
    } catch (error) {
      log.error({ err: error }, 'Could not publish a message to NATS');
    }
  }

  const publishing: OnCommit<LiveMessage> = {
    after(published, outcome) {
      if (outcome === 'unknown') {
        sequence += 1;
        gaps.notify();
        return;
      }
      for (const list of listsOf(published, MAX_BYTES)) {
        for (const message of JSON.parse(list) as LiveMessage[]) messages.notify(message);
        sequence += 1;
        send(`,"messages":${list}`);
      }
    },
  };

  const heartbeat = setInterval(async () => {
    send('');
    // Processes received packets before declaring any node gone.
    await afterTheRest();
    await afterTheRest();
    if (line.connection() && peers.isOneGone(performance.now())) gaps.notify();
  }, NODE_HEARTBEAT_MS);

  return {
    publish: async (transaction, published) => onCommit(transaction, publishing, published),
    subscribe: (listener) => messages.add(listener),
    onMissedEvents: (listener) => gaps.add(listener),
    isConnected: () => line.connection() !== null,
    async close() {
      clearInterval(heartbeat);
      send(',"leaves":true');
      await line.close();
    },
  };
}
