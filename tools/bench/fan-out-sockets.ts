import { createInterface } from 'node:readline';
import WebSocket from 'ws';

/**
 * Simulates pages in a separate process: `node fan-out-sockets.ts <port> <followers>`, with the subscribed numbers as the
 * first line of input. Prints a line when all are open; at the next line of input, the received
 * updates: time and arrival, and the changes: number and arrival.
 */
const [port, followers] = process.argv.slice(2).map(Number) as [number, number];
const CONCURRENCY = 100;
/** Several addresses, because limits are per address. */
const ADDRESSES = 50;
const HEARTBEAT_MS = 20_000;
const CHANGED = /"topic":"tracking:([^"]+)","event":"changed"/g;

const received: [name: string, at: number][] = [];
const lines = createInterface(process.stdin)[Symbol.asyncIterator]();
const numbers: string[] = JSON.parse(String((await lines.next()).value));
const wanted = numbers.flatMap((number) => Array<string>(followers).fill(number));
const sockets: WebSocket[] = [];
while (sockets.length < wanted.length) {
  const next = wanted.slice(sockets.length, sockets.length + CONCURRENCY);
  sockets.push(...(await Promise.all(next.map(follow))));
}
// One after the other, because pages that were opened at different times don't send theirs at the same moment.
let next = 0;
setInterval(
  () => sockets[next++ % sockets.length]?.send('{"type":"heartbeat"}'),
  HEARTBEAT_MS / sockets.length,
);
console.log(sockets.length);
await lines.next();
process.stdout.write(`${JSON.stringify(received)}\n`, () => process.exit());

function follow(tracking_number: string, index: number): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/live`, {
      localAddress: `127.0.0.${2 + (index % ADDRESSES)}`,
      perMessageDeflate: false,
    });
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'subscribe', topic: 'tracking', tracking_number })),
    );
    socket.on('message', (data) => {
      const at = now();
      const text = String(data);
      if (text.startsWith('{"type":"subscribed"')) resolve(socket);
      for (const [, name] of text.matchAll(/"updated_at":"([^"]+)"/g)) received.push([name as string, at]);
      for (const [, name] of text.matchAll(CHANGED)) received.push([name as string, at]);
    });
  });
}

/** A clock that is shared by all processes of the machine. */
function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
