export type Topic = 'notifications' | `tracking:${string}`;

export interface LiveEvent {
  event: string;
  data: unknown;
}

export interface Listener {
  onEvent(event: LiveEvent): void;
  /** Messages may have been missed: read again. Also called when the first subscription stands. */
  onGap(): void;
}

export const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000] as const;
export const HEARTBEAT_MS = 25_000;
export const MESSAGE_TIMEOUT_MS = 10_000;

type ServerMessage =
  | { type: 'event'; topic: Topic; event: string; data: unknown }
  | { type: 'subscribed'; topic: Topic }
  | { type: 'gap' }
  | { type: 'heartbeat' }
  | { type: 'refused'; reason: string };

/** The tab's one WebSocket, opened with the first listener and kept open while there is one. */
export class LiveConnection {
  readonly #listeners = new Map<Topic, Set<Listener>>();
  readonly #open: () => WebSocket;
  #socket: WebSocket | undefined;
  #failures = 0;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => WebSocket) {
    this.#open = open;
  }

  /** Returns what ends the listening. */
  listen(topic: Topic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(topic, listeners);
    if (!this.#socket) this.#connect();
    else if (listeners.size === 1) this.#send(subscription('subscribe', topic));
    return () => this.#forget(topic, listener);
  }

  #forget(topic: Topic, listener: Listener): void {
    const listeners = this.#listeners.get(topic);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return;
    this.#listeners.delete(topic);
    this.#send(subscription('unsubscribe', topic));
    if (this.#listeners.size === 0) this.#disconnect();
  }

  #connect(): void {
    clearTimeout(this.#reconnect);
    const socket = this.#open();
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#failures = 0;
      this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
      for (const topic of this.#listeners.keys()) this.#send(subscription('subscribe', topic));
    });
    socket.addEventListener('message', ({ data }) =>
      this.#receive(JSON.parse(String(data)) as ServerMessage),
    );
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#connectLater();
    });
  }

  #connectLater(): void {
    this.#disconnect();
    if (this.#listeners.size === 0) return;
    const delay = RECONNECT_DELAYS_MS[Math.min(this.#failures, RECONNECT_DELAYS_MS.length - 1)];
    this.#failures += 1;
    this.#reconnect = setTimeout(() => this.#connect(), delay);
  }

  #disconnect(): void {
    clearTimeout(this.#reconnect);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  /** A server that does not answer in time is as good as gone. */
  #beat(): void {
    this.#send({ type: 'heartbeat' });
    this.#deadline = setTimeout(() => this.#connectLater(), MESSAGE_TIMEOUT_MS);
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    if (message.type === 'event')
      for (const listener of this.#listeners.get(message.topic) ?? []) listener.onEvent(message);
    if (message.type === 'subscribed')
      for (const listener of this.#listeners.get(message.topic) ?? []) listener.onGap();
    if (message.type === 'gap')
      for (const listeners of this.#listeners.values()) for (const { onGap } of listeners) onGap();
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

function subscription(type: 'subscribe' | 'unsubscribe', topic: Topic): object {
  if (topic === 'notifications') return { type, topic };
  return { type, topic: 'tracking', tracking_number: topic.slice('tracking:'.length) };
}
