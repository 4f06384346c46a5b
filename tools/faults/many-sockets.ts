import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { type Fault, Guarantees, seconds } from './fault.ts';
import { memoryOf } from './memory.ts';
import { type Product, startProduct } from './product.ts';

const SOCKETS = Number(process.env.SOCKETS ?? 5_000);
const CONCURRENCY = 100;
const HEARTBEAT_MS = 15_000;
const BROADCASTS = 5;
const KB_PER_SOCKET = 60;
const BROADCAST_MS = 3_000;
const READ_MS = 2_000;
const KNOWN_NUMBER = 'GS123456789';

export const manySockets: Fault = {
  name: 'many-sockets',
  title: `${SOCKETS.toLocaleString('en')} open sockets that subscribe to one shipment`,
  limit: `less than ${KB_PER_SOCKET} kB each, each message at all of them within ${seconds(BROADCAST_MS)}, reads within ${seconds(READ_MS)} during it`,
  async run() {
    const product = await startProduct();
    const guarantees = new Guarantees();
    const sockets: WebSocket[] = [];
    let received = 0;
    const beat = setInterval(() => {
      for (const socket of sockets) if (socket.readyState === 1) socket.send('{"type":"heartbeat"}');
    }, HEARTBEAT_MS);
    try {
      const before = await memoryOf(product);
      while (sockets.length < SOCKETS)
        sockets.push(
          ...(await Promise.all(
            Array.from({ length: Math.min(CONCURRENCY, SOCKETS - sockets.length) }, (_, index) =>
              follow(product, index, () => {
                received += 1;
              }),
            ),
          )),
        );
      await pause(1_000);
      const kb = Math.round((((await memoryOf(product)) - before) * 1_024) / SOCKETS);

      let slowest_ms = 0;
      let read_ms = 0;
      for (let broadcast = 0; broadcast < BROADCASTS; broadcast++) {
        received = 0;
        const start = performance.now();
        const message = [{ channel: `tracking:${KNOWN_NUMBER}`, event: 'test', data: 'x'.repeat(300) }];
        await product.query(`select pg_notify('groundswell_live', '${JSON.stringify(message)}')`);
        const reading = fetch(`${product.url}/api/tracking/${KNOWN_NUMBER}`).then(
          () => performance.now() - start,
        );
        while (received < SOCKETS && performance.now() - start < BROADCAST_MS * 3) await pause(5);
        slowest_ms = Math.max(slowest_ms, performance.now() - start);
        read_ms = Math.max(read_ms, await reading);
        guarantees.expect(received === SOCKETS, `each message reaches all sockets: ${received}`);
      }
      guarantees.expect(kb < KB_PER_SOCKET, `a socket takes less than ${KB_PER_SOCKET} kB: ${kb} kB`);
      guarantees.expect(
        slowest_ms < BROADCAST_MS,
        `a message is at all within ${seconds(BROADCAST_MS)}: ${seconds(slowest_ms)}`,
      );
      guarantees.expect(
        read_ms < READ_MS,
        `reads are answered within ${seconds(READ_MS)}: ${seconds(read_ms)}`,
      );
      guarantees.expect(product.crashes() === 0, 'the server does not exit');
      return {
        tried: SOCKETS * BROADCASTS,
        acknowledged: SOCKETS * BROADCASTS,
        measured: [
          `${kb} kB each`,
          `a message at all of them after ${seconds(slowest_ms)} at most`,
          `slowest read during it ${seconds(read_ms)}`,
        ],
        broken: guarantees.broken,
      };
    } finally {
      clearInterval(beat);
      for (const socket of sockets) socket.terminate();
      await product.stop();
    }
  },
};

/** Connects from several addresses, like pages of many people. */
function follow({ url }: Product, index: number, onMessage: () => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const address = url.replace('http://localhost', 'ws://127.0.0.1');
    const socket = new WebSocket(`${address}/api/live`, {
      origin: url,
      localAddress: `127.0.0.${2 + (index % 50)}`,
    });
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'subscribe', topic: 'tracking', tracking_number: KNOWN_NUMBER })),
    );
    socket.on('message', (data) => {
      const text = String(data);
      if (text.includes('"subscribed"')) resolve(socket);
      else if (text.includes('"test"')) onMessage();
    });
  });
}
