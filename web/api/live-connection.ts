export type Topic = 'notifications' | 'fleet' | `tracking:${string}`;

export interface LiveEvent {
  event: string;
  data: unknown;
}

export interface Listener {
  onEvent(event: LiveEvent): void;
  /** Messages may have been missed: read again. Also called when the first subscription stands. */
  onMissedEvents(): void;
}

/** While 'reconnecting', `since` is when the server was last heard; nothing later is known. */
export type LiveState =
  | { status: 'connecting' }
  | { status: 'connected'; since: Date }
  | { status: 'reconnecting'; since: Date };

/** Half as long to half as long again, so that the pages of a server that went away do not come back in one instant. */
export const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000] as const;
export const HEARTBEAT_MS = 25_000;
export const MESSAGE_TIMEOUT_MS = 10_000;
export const UNCONNECTED: LiveState = { status: 'connecting' };

type TopicEvent = LiveEvent & { topic: Topic };

type ServerMessage =
  | ({ type: 'event' } & TopicEvent)
  | { type: 'events'; events: TopicEvent[] }
  | { type: 'subscribed'; topic: Topic }
  | { type: 'gap' }
  | { type: 'heartbeat' }
  | { type: 'refused'; reason: string };

/** The tab's one WebSocket, opened with the first listener and kept open while there is one. */
export class LiveConnection {
  readonly #listeners = new Map<Topic, Set<Listener>>();
  readonly #watchers = new Set<() => void>();
  readonly #open: () => WebSocket;
  readonly #random: () => number;
  #state = UNCONNECTED;
  #heard = new Date();
  #socket: WebSocket | undefined;
  #failures = 0;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  /** `network` says 'online' and 'offline', as a window does. */
  constructor(open: () => WebSocket, network?: EventTarget, random = Math.random) {
    this.#open = open;
    this.#random = random;
    network?.addEventListener('online', () => this.retry());
    // Browsers leave a socket standing whose network is gone.
    network?.addEventListener('offline', () => this.#socket && this.#connectLater());
  }

  get state(): LiveState {
    return this.#state;
  }

  /** Returns what ends the watching of `state`. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  }

  /** Returns what ends the listening. */
  listen(topic: Topic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    const isFirst = this.#listeners.size === 0;
    listeners.add(listener);
    this.#listeners.set(topic, listeners);
    if (isFirst) this.#begin();
    else if (listeners.size === 1) this.#send(subscription('subscribe', topic));
    return () => this.#forget(topic, listener);
  }

  /** Connects at once where it would have waited. */
  retry(): void {
    if (this.#state.status !== 'reconnecting') return;
    this.#failures = 0;
    this.#disconnect();
    this.#connect();
  }

  #begin(): void {
    this.#heard = new Date();
    this.#failures = 0;
    this.#connect();
  }

  #forget(topic: Topic, listener: Listener): void {
    const listeners = this.#listeners.get(topic);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return;
    this.#listeners.delete(topic);
    this.#send(subscription('unsubscribe', topic));
    if (this.#listeners.size > 0) return;
    this.#disconnect();
    this.#become(UNCONNECTED);
  }

  #connect(): void {
    const socket = this.#open();
    this.#socket = socket;
    this.#expectAnswer();
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#hear();
      this.#failures = 0;
      this.#become({ status: 'connected', since: this.#heard });
      this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT_MS);
      for (const topic of this.#listeners.keys()) this.#send(subscription('subscribe', topic));
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (this.#socket === socket) this.#connectLater();
    });
  }

  #connectLater(): void {
    this.#disconnect();
    if (this.#listeners.size === 0) return;
    const usual = RECONNECT_DELAYS_MS[Math.min(this.#failures, RECONNECT_DELAYS_MS.length - 1)] as number;
    this.#failures += 1;
    this.#reconnect = setTimeout(() => this.#connect(), usual * (0.5 + this.#random()));
    if (this.#state.status !== 'reconnecting') this.#become({ status: 'reconnecting', since: this.#heard });
  }

  #disconnect(): void {
    clearTimeout(this.#reconnect);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #beat(): void {
    this.#send({ type: 'heartbeat' });
    this.#expectAnswer();
  }

  /** A server that does not answer in time is as good as gone. */
  #expectAnswer(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#connectLater(), MESSAGE_TIMEOUT_MS);
  }

  #hear(): void {
    clearTimeout(this.#deadline);
    this.#heard = new Date();
  }

  #receive(message: ServerMessage): void {
    this.#hear();
    if (message.type === 'event') this.#tell(message);
    if (message.type === 'events') for (const event of message.events) this.#tell(event);
    if (message.type === 'subscribed')
      for (const listener of this.#listeners.get(message.topic) ?? []) listener.onMissedEvents();
    // Refused is who connects again after the session has ended elsewhere; reading again tells the page.
    if (message.type === 'gap' || message.type === 'refused')
      for (const listeners of this.#listeners.values())
        for (const { onMissedEvents } of listeners) onMissedEvents();
  }

  #tell(event: TopicEvent): void {
    for (const listener of this.#listeners.get(event.topic) ?? []) listener.onEvent(event);
  }

  #become(state: LiveState): void {
    this.#state = state;
    for (const tell of this.#watchers) tell();
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

function subscription(type: 'subscribe' | 'unsubscribe', topic: Topic): object {
  if (topic === 'notifications' || topic === 'fleet') return { type, topic };
  return { type, topic: 'tracking', tracking_number: topic.slice('tracking:'.length) };
}
