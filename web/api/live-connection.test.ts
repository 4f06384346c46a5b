import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, LiveConnection, MESSAGE_TIMEOUT_MS, RECONNECT_DELAYS_MS } from './live-connection.ts';

class FakeSocket extends EventTarget {
  readyState = 0;
  sent: { type: string; topic?: string }[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  opens() {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  receives(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}

const NOON = new Date('2026-02-01T12:00:00Z');
const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);

let sockets: FakeSocket[];
let connection: LiveConnection;
let network: EventTarget;
let random: number;
const newest = () => sockets.at(-1) as FakeSocket;
const listener = () => ({ onEvent: vi.fn(), onMissedEvents: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', { OPEN: 1 });
  vi.setSystemTime(NOON);
  sockets = [];
  network = new EventTarget();
  random = 0;
  connection = new LiveConnection(
    () => {
      sockets.push(new FakeSocket());
      return newest() as unknown as WebSocket;
    },
    network,
    () => random,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the reason why the server ended the session is stored, and no other close is a reason', () => {
  const closes = (code: number, reason: string) =>
    newest().dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  connection.listen('notifications', listener());
  newest().opens();
  closes(1013, 'Too many connections');
  expect(connection.endReason).toBe('');
  closes(4001, 'elsewhere');
  expect(connection.endReason).toBe('elsewhere');
});

test('all listeners share one socket, which closes with the last listener', () => {
  const ends = [
    connection.listen('notifications', listener()),
    connection.listen('tracking:GS1', listener()),
  ];
  newest().opens();
  expect(sockets).toHaveLength(1);
  expect(newest().sent).toEqual([
    { type: 'subscribe', topic: 'notifications' },
    { type: 'subscribe', topic: 'tracking', tracking_number: 'GS1' },
  ]);
  for (const end of ends) end();
  expect(newest().readyState).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('events reach the listeners of their topic only', () => {
  const [tracked, other] = [listener(), listener()];
  connection.listen('tracking:GS1', tracked);
  connection.listen('tracking:GS2', other);
  newest().opens();
  newest().receives({ type: 'event', topic: 'tracking:GS1', event: 'moved', data: { speed: 1 } });
  expect(tracked.onEvent).toHaveBeenCalledWith(
    expect.objectContaining({ event: 'moved', data: { speed: 1 } }),
  );
  expect(other.onEvent).not.toHaveBeenCalled();
});

test('batched events are delivered one by one', () => {
  const [fleet, tracked] = [listener(), listener()];
  connection.listen('fleet', fleet);
  connection.listen('tracking:GS1', tracked);
  newest().opens();
  newest().receives({
    type: 'events',
    events: [
      { topic: 'fleet', event: 'changed', data: 1 },
      { topic: 'tracking:GS1', event: 'moved', data: 2 },
      { topic: 'fleet', event: 'changed', data: 3 },
    ],
  });
  expect(fleet.onEvent.mock.calls.map(([event]) => event.data)).toEqual([1, 3]);
  expect(tracked.onEvent.mock.calls.map(([event]) => event.data)).toEqual([2]);
});

describe('after a lost connection', () => {
  test('it reconnects after 1, 2, 5, 10 and again 10 seconds', () => {
    connection.listen('notifications', listener());
    for (const delay of [...RECONNECT_DELAYS_MS, 10_000]) {
      const before = sockets.length;
      newest().close();
      vi.advanceTimersByTime(delay - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  test.each([
    [0, 1_000],
    [0.5, 1_100],
    [0.99, 1_198],
  ])('the delay is up to a fifth longer at random, and never shorter: %d gives %d ms', (drawn, delay) => {
    random = drawn;
    connection.listen('notifications', listener());
    newest().close();
    vi.advanceTimersByTime(delay - 1);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(2);
  });

  test('it resubscribes and reports missed events', () => {
    const tracked = listener();
    connection.listen('tracking:GS1', tracked);
    newest().opens();
    newest().close();
    vi.advanceTimersByTime(1_000);
    newest().opens();
    expect(newest().sent).toEqual([{ type: 'subscribe', topic: 'tracking', tracking_number: 'GS1' }]);
    newest().receives({ type: 'subscribed', topic: 'tracking:GS1' });
    expect(tracked.onMissedEvents).toHaveBeenCalledTimes(1);
  });
});

test('a refused subscription reports missed events, because the session may have ended', () => {
  const listening = listener();
  connection.listen('notifications', listening);
  newest().opens();
  newest().receives({ type: 'refused', reason: 'Sign in first.' });
  expect(listening.onMissedEvents).toHaveBeenCalledTimes(1);
});

test('it reconnects when a heartbeat gets no reply within the timeout', () => {
  connection.listen('notifications', listener());
  newest().opens();
  vi.advanceTimersByTime(HEARTBEAT_MS);
  expect(newest().sent).toContainEqual({ type: 'heartbeat' });
  vi.advanceTimersByTime(MESSAGE_TIMEOUT_MS + 1_000);
  expect(sockets).toHaveLength(2);
});

test('it reconnects when the socket does not open within the timeout', () => {
  connection.listen('notifications', listener());
  vi.advanceTimersByTime(MESSAGE_TIMEOUT_MS);
  expect(newest().readyState).toBe(3);
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
});

test('a second listener does not shorten the reconnect delay', () => {
  connection.listen('notifications', listener());
  newest().close();
  connection.listen('tracking:GS1', listener());
  expect(sockets).toHaveLength(1);
});

describe('the state', () => {
  const opens = () => newest().opens();
  const loses = () => newest().close();

  test('is connected from when the socket opens, and watchers are notified', () => {
    const watcher = vi.fn();
    const end = connection.watch(watcher);
    expect(connection.state).toEqual({ status: 'connecting' });
    const stop = connection.listen('tracking:GS1', listener());
    vi.advanceTimersByTime(2_000);
    opens();
    expect(connection.state).toEqual({ status: 'connected', since: at(2) });
    expect(watcher).toHaveBeenCalledTimes(1);
    stop();
    expect(connection.state).toEqual({ status: 'connecting' });
    end();
    connection.listen('tracking:GS1', listener());
    opens();
    expect(watcher).toHaveBeenCalledTimes(2);
  });

  test('is reconnecting since the last message, through every failed attempt', () => {
    connection.listen('tracking:GS1', listener());
    opens();
    vi.advanceTimersByTime(5_000);
    newest().receives({ type: 'heartbeat' });
    vi.advanceTimersByTime(4_000);
    loses();
    for (const delay of RECONNECT_DELAYS_MS) {
      expect(connection.state).toEqual({ status: 'reconnecting', since: at(5) });
      vi.advanceTimersByTime(delay);
      loses();
    }
    vi.advanceTimersByTime(10_000);
    opens();
    expect(connection.state).toEqual({ status: 'connected', since: at(9 + 1 + 2 + 5 + 10 + 10) });
  });
});

describe('the network', () => {
  test('going offline drops the connection immediately; going online reconnects immediately', () => {
    connection.listen('tracking:GS1', listener());
    newest().opens();
    network.dispatchEvent(new Event('offline'));
    expect(connection.state.status).toBe('reconnecting');
    for (const delay of RECONNECT_DELAYS_MS) {
      vi.advanceTimersByTime(delay);
      newest().close();
    }
    const before = sockets.length;
    network.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(before + 1);
    newest().close();
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(before + 2);
  });

  test('going online while connected, or without listeners, changes nothing', () => {
    network.dispatchEvent(new Event('offline'));
    network.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(0);
    connection.listen('tracking:GS1', listener());
    newest().opens();
    network.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(1);
  });

  test('a manual retry abandons a pending attempt', () => {
    connection.listen('tracking:GS1', listener());
    newest().opens();
    newest().close();
    vi.advanceTimersByTime(1_000);
    const hanging = newest();
    connection.retry();
    expect(hanging.readyState).toBe(3);
    expect(sockets).toHaveLength(3);
    vi.advanceTimersByTime(60_000);
    expect(connection.state.status).toBe('reconnecting');
  });
});
