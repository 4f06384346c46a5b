import type { FastifyInstance } from 'fastify';
import type { Broadcast } from '../../live/broadcast.ts';
import type { Metrics } from './metrics.ts';

/**
 * Measures connected pages and their messages. Messages are counted as plain numbers, because there are many.
 */
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
    'Pages connected over WebSocket.',
    () => websocketServer.clients.size,
  );
  metrics.read(
    'groundswell_broadcast_up',
    'Whether this server receives messages from other servers, over NATS or PostgreSQL.',
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
