import { expect, test } from 'vitest';
import { SocketLimits } from './socket-limits.ts';

const network = '203.0.113.7';
const person = (user_id: string) => ({ network, person: { user_id } as never });
const visitor = { network, person: null };

test('sockets are limited per person and per network’s visitors, and released', () => {
  const limits = new SocketLimits({ each: 2, network: 10 });
  for (const reader of [visitor, person('ada')]) {
    const places = [limits.take(reader), limits.take(reader)];
    expect(places).not.toContain(null);
    expect(limits.take(reader)).toBeNull();
    places[0]?.();
    expect(limits.take(reader)).not.toBeNull();
  }
  expect(limits.take({ ...visitor, network: '203.0.113.8' })).not.toBeNull();
});

test('sockets are limited per network, whatever the number of accounts', () => {
  const limits = new SocketLimits({ each: 2, network: 10 });
  const taken = Array.from({ length: 50 }, (_, at) => limits.take(person(`account ${at}`)));
  expect(taken.filter((place) => place !== null)).toHaveLength(10);
  expect(limits.take(visitor)).toBeNull();
});
