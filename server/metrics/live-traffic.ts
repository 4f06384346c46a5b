import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** How many pages are connected, and what is said; counted as plain numbers, since much is. */
export function measureLiveTraffic({ websocketServer }: FastifyInstance, metrics: Metrics): void {
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
  metrics.readCount(
    'groundswell_live_messages_total',
    'Messages from (received) and to (sent) open pages.',
    'direction',
    () => messages,
  );
}
