import { expect, test } from 'vitest';
import { PeerNodes } from './peer-nodes.ts';

const message = { channel: 'fleet', event: 'changed', data: {} } as const;
const packet = (number: number, node = 'a') => ({ node, number, messages: [message] });
const alive = (number: number, node = 'a') => ({ node, number });

test.each([
  ['consecutive packets', [packet(1), packet(2), alive(2)], [false, false, false]],
  ['a lost packet', [packet(1), packet(3), packet(4)], [false, true, false]],
  ['a lost last packet, detected by the heartbeat', [packet(1), alive(2), alive(2)], [false, true, false]],
  ['a node that just started', [alive(0), packet(1)], [false, false]],
  ['a node that sent packets before we subscribed', [alive(7), packet(8)], [true, false]],
  ['separate numbers of another node', [packet(1), packet(1, 'b'), packet(2)], [false, false, false]],
  [
    'a clean shutdown with the last packet missing',
    [packet(1), { ...alive(2), leaves: true as const }],
    [false, true],
  ],
])('%s', (_, packets, missed) => {
  const peers = new PeerNodes(0);
  expect(packets.map((one) => peers.receive(one, 0))).toEqual(missed);
});

function second(peers: PeerNodes, from: number, to: number): boolean[] {
  const gone: boolean[] = [];
  for (let now = from; now <= to; now += 1_000) gone.push(peers.isOneGone(now));
  return gone;
}

test('a node without heartbeats is reported gone only once; one that shut down cleanly, never', () => {
  const peers = new PeerNodes(0);
  peers.receive(alive(0, 'dies'), 0);
  peers.receive(alive(0, 'stays'), 4_000);
  peers.receive(alive(0, 'leaves'), 0);
  peers.receive({ ...alive(0, 'leaves'), leaves: true }, 0);
  expect(second(peers, 1_000, 6_000)).toEqual([false, false, false, false, true, false]);
});

test('a process that was blocked gives other nodes time to send a heartbeat', () => {
  const peers = new PeerNodes(0);
  peers.receive(alive(0), 0);
  expect(peers.isOneGone(20_000)).toBe(false);
  expect(second(peers, 21_000, 25_000).at(-1)).toBe(true);
});
