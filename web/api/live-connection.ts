export type Topic = 'notifications' | 'fleet' | `tracking:${string}`;

export interface LiveEvent {
  event: string;
  data: unknown;
}

interface Listener {
  onEvent(event: LiveEvent): void;
  /** Events may have been missed, so refetch. Also called when the first subscription is confirmed. */
  onMissedEvents(): void;
}

/** While 'reconnecting', `since` is when the last message arrived. */
export type LiveState =
  | { status: 'connecting' }
  | { status: 'connected'; since: Date }
  | { status: 'reconnecting'; since: Date };

/** A random part of each delay is added, so that the pages of a lost server don't all reconnect at the same moment. */
export const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000] as const;
const RECONNECT_SPREAD = 0.2;
export const HEARTBEAT_MS = 25_000;
export const MESSAGE_TIMEOUT_MS = 10_000;
/** The server's close code of a session that has ended; the close reason says why. */
const CLOSE_SESSION_ENDED = 4001;
export const UNCONNECTED: LiveState = { status: 'connecting' };

type TopicEvent = LiveEvent & { topic: Topic };

type ServerMessage =
  | ({ type: 'event' } & TopicEvent)
  | { type: 'events'; events: TopicEvent[] }
  | { type: 'subscribed'; topic: Topic }
  | { type: 'gap' }
  | { type: 'heartbeat' }
  | { type: 'refused'; reason: string };

/** The tab's shared WebSocket, opened with the first listener and closed with the last. */
export class LiveConnection {
  readonly #listeners = new Map<Topic, Set<Listener>>();
  readonly #watchers = new Set<() => void>();
  readonly #open: () => WebSocket;
  readonly #random: () => number;
  /** Why the server ended the session; '' if it did not, or the reason is unknown. */
  endReason = '';
  #state = UNCONNECTED;
  #lastMessageAt = new Date();
  #socket: WebSocket | undefined;
  #failures = 0;
  #reconnect: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  /** `network` emits 'online' and 'offline' events, as a window does. */
  constructor(open: () => WebSocket, network?: EventTarget, random = Math.random) {
    this.#open = open;
    this.#random = random;
    network?.addEventListener('online', () => this.retry());
    // Browsers keep a socket open after the network is lost.
    network?.addEventListener('offline', () => this.#socket && this.#scheduleReconnect());
  }

  get state(): LiveState {
    return this.#state;
  }

  /** Subscribes to changes of `state` and returns the unsubscribe function. */
  watch(onChange: () => void): () => void {
    this.#watchers.add(onChange);
    return () => this.#watchers.delete(onChange);
  }

  /** Subscribes to a topic and returns the unsubscribe function. */
  listen(topic: Topic, listener: Listener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    const isFirst = this.#listeners.size === 0;
    listeners.add(listener);
    this.#listeners.set(topic, listeners);
    if (isFirst) this.#begin();
    else if (listeners.size === 1) this.#send(subscription('subscribe', topic));
    return () => this.#removeListener(topic, listener);
  }

  /** Reconnects immediately instead of after the back-off delay. */
  retry(): void {
    if (this.#state.status !== 'reconnecting') return;
    this.#failures = 0;
    this.#disconnect();
    this.#connect();
  }

  #begin(): void {
    this.#lastMessageAt = new Date();
    this.#failures = 0;
    this.#connect();
  }

  #removeListener(topic: Topic, listener: Listener): void {
    const listeners = this.#listeners.get(topic);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return;
    this.#listeners.delete(topic);
    this.#send(subscription('unsubscribe', topic));
    if (this.#listeners.size > 0) return;
    this.#disconnect();
    this.#setState(UNCONNECTED);
  }

  #connect(): void {
    const socket = this.#open();
    this.#socket = socket;
    this.#startTimeout();
    socket.addEventListener('open', () => {
      if (this.#socket !== socket) return;
      this.#recordMessage();
      this.#failures = 0;
      this.#setState({ status: 'connected', since: this.#lastMessageAt });
      this.#heartbeat = setInterval(() => this.#sendHeartbeat(), HEARTBEAT_MS);
      for (const topic of this.#listeners.keys()) this.#send(subscription('subscribe', topic));
    });
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ code, reason }) => {
      if (code === CLOSE_SESSION_ENDED) this.endReason = reason;
      if (this.#socket === socket) this.#scheduleReconnect();
    });
  }

  #scheduleReconnect(): void {
    this.#disconnect();
    if (this.#listeners.size === 0) return;
    const usual = RECONNECT_DELAYS_MS[Math.min(this.#failures, RECONNECT_DELAYS_MS.length - 1)] as number;
    this.#failures += 1;
    this.#reconnect = setTimeout(() => this.#connect(), usual * (1 + RECONNECT_SPREAD * this.#random()));
    if (this.#state.status !== 'reconnecting')
      this.#setState({ status: 'reconnecting', since: this.#lastMessageAt });
  }

  #disconnect(): void {
    clearTimeout(this.#reconnect);
    clearInterval(this.#heartbeat);
    clearTimeout(this.#deadline);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #sendHeartbeat(): void {
    this.#send({ type: 'heartbeat' });
    this.#startTimeout();
  }

  /** Reconnects if no message arrives within the timeout. */
  #startTimeout(): void {
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.#scheduleReconnect(), MESSAGE_TIMEOUT_MS);
  }

  #recordMessage(): void {
    clearTimeout(this.#deadline);
    this.#lastMessageAt = new Date();
  }

  #receive(message: ServerMessage): void {
    this.#recordMessage();
    if (message.type === 'event') this.#dispatch(message);
    if (message.type === 'events') for (const event of message.events) this.#dispatch(event);
    // Only a new session may have notifications.
    if (message.type === 'subscribed' && message.topic === 'notifications') this.endReason = '';
    if (message.type === 'subscribed')
      for (const listener of this.#listeners.get(message.topic) ?? []) listener.onMissedEvents();
    // The server refuses a reconnect after the session ended elsewhere. The refetch then reports it to the page.
    if (message.type === 'gap' || message.type === 'refused')
      for (const listeners of this.#listeners.values())
        for (const { onMissedEvents } of listeners) onMissedEvents();
  }

  #dispatch(event: TopicEvent): void {
    for (const listener of this.#listeners.get(event.topic) ?? []) listener.onEvent(event);
  }

  #setState(state: LiveState): void {
    this.#state = state;
    for (const notify of this.#watchers) notify();
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}

function subscription(type: 'subscribe' | 'unsubscribe', topic: Topic): object {
  if (topic === 'notifications' || topic === 'fleet') return { type, topic };
  return { type, topic: 'tracking', tracking_number: topic.slice('tracking:'.length) };
}
