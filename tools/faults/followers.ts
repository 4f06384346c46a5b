import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import type { Product } from './product.ts';

const HEARTBEAT_MS = 5_000;
const RECONNECT_MS = 1_000;

/**
 * Simulates a page with notifications: it receives new ones, refetches when it may have missed some, and reconnects to
 * another node after a random delay, as the web client does.
 */
export class Follower {
  readonly known = new Set<string>();
  /** Notifications received twice. */
  repeated = 0;
  gaps = 0;
  connectedAt = 0;
  lastMessageAt = 0;
  lastGapAt = 0;
  readonly closeCodes: number[] = [];
  node: Product;
  readonly #nodes: readonly Product[];
  readonly #cookie: string;
  readonly #read: () => Promise<string[]>;
  #socket: WebSocket | undefined;
  #isEnded = false;

  /** `read` returns the ids of all stored notifications. */
  constructor(nodes: readonly Product[], node: Product, cookie: string, read: () => Promise<string[]>) {
    this.#nodes = nodes;
    this.node = node;
    this.#cookie = cookie;
    this.#read = read;
    this.#connect();
  }

  end(): void {
    this.#isEnded = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    const { url } = this.node;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`, {
      origin: url,
      headers: { cookie: this.#cookie },
    });
    this.#socket = socket;
    const beat = setInterval(
      () => socket.readyState === 1 && socket.send('{"type":"heartbeat"}'),
      HEARTBEAT_MS,
    );
    socket.on('error', () => {});
    socket.on('open', () => socket.send('{"type":"subscribe","topic":"notifications"}'));
    socket.on('message', (data) => this.#receive(JSON.parse(String(data))));
    socket.on('close', (code) => {
      clearInterval(beat);
      if (this.#isEnded) return;
      this.closeCodes.push(code);
      // A load balancer would route it to another node.
      const others = this.#nodes.filter((node) => node !== this.node);
      this.node = others[Math.floor(Math.random() * others.length)] as Product;
      void pause(RECONNECT_MS * (1 + 0.2 * Math.random())).then(() => this.#isEnded || this.#connect());
    });
  }

  #receive(message: { type: string; event?: string; data?: { id: string }; events?: [] }): void {
    this.lastMessageAt = performance.now();
    if (message.type === 'events') for (const event of message.events ?? []) this.#note(event);
    if (message.type === 'event') this.#note(message as { event: string; data: { id: string } });
    if (message.type === 'subscribed') this.connectedAt = performance.now();
    if (message.type === 'gap') {
      this.gaps += 1;
      this.lastGapAt = performance.now();
    }
    if (message.type !== 'gap' && message.type !== 'subscribed') return;
    void this.#read().then((ids) => {
      for (const id of ids) this.known.add(id);
    });
  }

  #note({ event, data }: { event: string; data: { id: string } }): void {
    if (event !== 'notified') return;
    if (this.#received.has(data.id)) this.repeated += 1;
    this.#received.add(data.id);
    this.known.add(data.id);
  }

  readonly #received = new Set<string>();
}
