import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { type Fault, Guarantees, seconds } from './fault.ts';
import { memoryOf } from './memory.ts';
import { type Product, startProduct } from './product.ts';

const CLIENTS = 200;
const UNREAD_SOCKETS = 20;
const HEAD_MS = 15_000;
const BODY_MS = 70_000;
const READ_MS = 2_000;
const MESSAGES = 3_000;
const MESSAGE_BYTES = 7_000;
const MAX_MB = 150;
const KNOWN_NUMBER = 'GS123456789';

export const slowClients: Fault = {
  name: 'slow-clients',
  title: `${CLIENTS} clients that send headers byte by byte, ${CLIENTS} that send half a body, ${UNREAD_SOCKETS} sockets that never read`,
  limit: `slow headers are cut off within ${seconds(HEAD_MS)}, half bodies within ${seconds(BODY_MS)}, sockets that never read dropped with less than ${MAX_MB} MB buffered; others get responses within ${seconds(READ_MS)}`,
  async run() {
    const product = await startProduct();
    const guarantees = new Guarantees();
    try {
      const start = performance.now();
      const drips = await openAll(product, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
      const dripping = setInterval(() => {
        for (const socket of drips) if (socket.writable) socket.write('a');
      }, 1_000);
      const halves = await openAll(
        product,
        'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"name":"Ada"',
      );
      const slowest = slowestRead(product);
      const head_ms = (await lastEnd(drips)) - start;
      clearInterval(dripping);
      const summary = await testUnreadSockets(product, guarantees);
      const body_ms = (await lastEnd(halves)) - start;
      const read_ms = await slowest.stop();
      guarantees.expect(head_ms < HEAD_MS, `slow headers are cut off within ${seconds(HEAD_MS)}`);
      guarantees.expect(body_ms < BODY_MS, `half bodies are cut off within ${seconds(BODY_MS)}`);
      guarantees.expect(
        read_ms < READ_MS,
        `others get responses within ${seconds(READ_MS)}: ${seconds(read_ms)}`,
      );
      guarantees.expect(product.crashes() === 0, 'the server does not exit');
      return {
        tried: CLIENTS * 2 + UNREAD_SOCKETS,
        measured: [
          `headers cut off after ${seconds(head_ms)}, bodies after ${seconds(body_ms)}`,
          `slowest read of others ${seconds(read_ms)}`,
          summary,
        ],
        broken: guarantees.broken,
      };
    } finally {
      await product.stop();
    }
  },
};

async function openAll({ port }: Product, head: string): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      await once(socket, 'connect');
      socket.write(head);
      return socket.resume();
    }),
  );
}

async function lastEnd(sockets: readonly Socket[]): Promise<number> {
  const deadline = performance.now() + BODY_MS + 5_000;
  while (sockets.some((socket) => !socket.destroyed && !socket.readableEnded) && performance.now() < deadline)
    await pause(50);
  for (const socket of sockets) socket.destroy();
  return performance.now();
}

/** Opens sockets that subscribe but never read, and publishes many messages. */
async function testUnreadSockets(product: Product, guarantees: Guarantees): Promise<string> {
  const sockets = await Promise.all(
    Array.from({ length: UNREAD_SOCKETS }, async () => {
      const socket = new WebSocket(`${product.url.replace('http', 'ws')}/api/live`, { origin: product.url });
      socket.on('error', () => {});
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'subscribe', topic: 'tracking', tracking_number: KNOWN_NUMBER }));
      await once(socket, 'message');
      socket.pause();
      return socket;
    }),
  );
  const before = await memoryOf(product);
  let max = 0;
  for (let sent = 0; sent < MESSAGES; sent += 100) {
    // Every message differs, because PostgreSQL removes duplicate notifications within a transaction.
    await product.query(`
      select pg_notify('groundswell_live', json_build_array(json_build_object('channel', 'tracking:${KNOWN_NUMBER}',
        'event', 'test', 'data', n || repeat('x', ${MESSAGE_BYTES})))::text)
      from generate_series(1, 100) as n`);
    max = Math.max(max, (await memoryOf(product)) - before);
  }
  const ended = sockets.map((socket) => once(socket, 'close'));
  for (const socket of sockets) socket.resume();
  const areDropped = await Promise.race([
    Promise.all(ended).then(() => true),
    pause(10_000).then(() => false),
  ]);
  guarantees.expect(areDropped, 'sockets that never read are dropped');
  guarantees.expect(max < MAX_MB, `less than ${MAX_MB} MB is buffered for them: ${max} MB`);
  for (const socket of sockets) socket.terminate();
  return `${UNREAD_SOCKETS} unread sockets dropped, ${max} MB more in use while ${Math.round((MESSAGES * MESSAGE_BYTES) / 1e6)} MB were published to each`;
}

function slowestRead({ url }: Product) {
  let slowest = 0;
  let isRunning = true;
  const reading = (async () => {
    while (isRunning) {
      const start = performance.now();
      await fetch(`${url}/api/tracking/${KNOWN_NUMBER}`).catch(() => null);
      slowest = Math.max(slowest, performance.now() - start);
      await pause(100);
    }
  })();
  return {
    async stop() {
      isRunning = false;
      await reading;
      return slowest;
    },
  };
}
