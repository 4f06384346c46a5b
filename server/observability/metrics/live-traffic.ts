import type { FastifyInstance } from 'fastify';
import type { Broadcast } from '../../live/broadcast.ts';
import type { Metrics } from './metrics.ts';

/** How many pages are connected, and what is said; counted as plain numbers, since much is. */
export function measureLiveTraffic(
  { websocketServer }: FastifyInstance,
  broadcast: Broadcast,
  metrics: Metrics,
): void {
  const messages = { received: 0, sent: 0 };
  websocketServer.on('connection', (socket) => {
    const send = socket.send.bind(socket) as (...given: unknown[]) => void;
    socket.send = (...given: unknown[]) => {
      messages.sent += 1;
      send(...given);
    };
    socket.on('message', () => {
      messages.received += 1;
    });
  });
  metrics.read(
    'groundswell_live_sockets',
    'Pages that are connected now.',
    () => websocketServer.clients.size,
  );
  metrics.read(
    'groundswell_broadcast_up',
    'Whether messages of other servers are heard: over NATS, else over PostgreSQL.',
    () => Number(broadcast.isConnected()),
    'min',
  );
  metrics.readCount(
    'groundswell_live_messages_total',
    'Messages from (received) and to (sent) open pages.',
    'direction',
    () => messages,
  );
}
