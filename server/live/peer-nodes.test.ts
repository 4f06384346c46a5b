import { expect, test } from 'vitest';
import { PeerNodes } from './peer-nodes.ts';

const message = { channel: 'fleet', event: 'changed', data: {} } as const;
const packet = (number: number, node = 'a') => ({ node, number, messages: [message] });
const alive = (number: number, node = 'a') => ({ node, number });

test.each([
  ['a packet after the other', [packet(1), packet(2), alive(2)], [false, false, false]],
  ['a packet that never came', [packet(1), packet(3), packet(4)], [false, true, false]],
  ['the last one of all, by the sign of life', [packet(1), alive(2), alive(2)], [false, true, false]],
  ['a node that just started', [alive(0), packet(1)], [false, false]],
  ['one that spoke before we listened', [alive(7), packet(8)], [true, false]],
  ['another node’s numbers', [packet(1), packet(1, 'b'), packet(2)], [false, false, false]],
  [
    'a goodbye with the last packet missing',
    [packet(1), { ...alive(2), leaves: true as const }],
    [false, true],
  ],
])('%s', (_, packets, missed) => {
  const others = new PeerNodes(0);
  expect(packets.map((one) => others.hear(one, 0))).toEqual(missed);
});

function second(others: PeerNodes, from: number, to: number): boolean[] {
  const told: boolean[] = [];
  for (let now = from; now <= to; now += 1_000) told.push(others.isOneGone(now));
  return told;
}

test('a node that falls silent is missed once; one that said goodbye, never', () => {
  const others = new PeerNodes(0);
  others.hear(alive(0, 'dies'), 0);
  others.hear(alive(0, 'stays'), 4_000);
  others.hear(alive(0, 'leaves'), 0);
  others.hear({ ...alive(0, 'leaves'), leaves: true }, 0);
  expect(second(others, 1_000, 6_000)).toEqual([false, false, false, false, true, false]);
});

test('a process that was held up itself lets the others speak first', () => {
  const others = new PeerNodes(0);
  others.hear(alive(0), 0);
  expect(others.isOneGone(20_000)).toBe(false);
  expect(second(others, 21_000, 25_000).at(-1)).toBe(true);
});
