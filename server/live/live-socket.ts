import type { WebSocket } from 'ws';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { unreadablePart } from '../api/readable-input.ts';
import { transientErrorOf } from '../database/pool/transient-errors.ts';
import type { LiveMessage } from './broadcast.ts';
import { accessOf, type Channel, FLEET, notificationsOf, trackingOf } from './channel.ts';
import { type EncodedEvent, encodeBatch, topicOf } from './encoded-event.ts';
import {
  BUFFER,
  CHANNELS_PER_SOCKET,
  CLOSE_SESSION_ENDED,
  EVENTS_PER_MESSAGE,
  HEARTBEAT_MS,
  MESSAGE_TIMEOUT_MS,
  PageMessage,
  type Topic,
} from './live-protocol.ts';
import type { SocketsByChannel } from './sockets-by-channel.ts';

/** A page with all allowed subscriptions sends half as many messages when it reconnects. */
const MESSAGES = 200;
const MESSAGES_WINDOW_MS = 10_000;
const CLOSE_POLICY_VIOLATION = 1008;
const CLOSE_TIMEOUT_MS = 2_000;
const MAX_BUFFER_BYTES = 1_000_000;
const AS_TEXT = { binary: false };
const INVALID_MESSAGE = { type: 'refused', reason: 'Invalid message.' };

/** Who opened a socket, and what they may subscribe to. */
export interface LiveReader {
  /** The network that the socket was opened from. */
  network: string;
  person: Person | null;
  /**
   * False when the socket’s session has ended or the person’s role has changed. Throws while the database is
   * unavailable.
   */
  isStillSignedIn(): Promise<boolean>;
  /** False when the caller has looked up too many unknown numbers. */
  mayFollow(tracking_number: string): Promise<boolean>;
}

/** One tab’s connection: its subscriptions and its unsent messages. */
export class LiveSocket {
  readonly #channels = new Set<Channel>();
  readonly #following: SocketsByChannel;
  /** The channel that reports changes to the person’s access; null for a visitor. */
  readonly admittedBy: Channel | null;
  #waiting = 0;
  readonly #pending: EncodedEvent[] = [];
  #flushTimer: NodeJS.Immediate | undefined;
  readonly #heartbeatTimeout: NodeJS.Timeout;
  /** Messages are processed in sequence. */
  #processing = Promise.resolve();
  #unprocessed = 0;
  #received = 0;
  #windowStart = 0;
  readonly #socket: WebSocket;
  readonly #reader: LiveReader;

  /** `following` is the index in which the socket registers its subscriptions. */
  constructor(socket: WebSocket, reader: LiveReader, following: SocketsByChannel) {
    this.#socket = socket;
    this.#reader = reader;
    this.#following = following;
    this.admittedBy = reader.person && accessOf(reader.person.viewer_id ?? reader.person.user_id);
    this.#heartbeatTimeout = setTimeout(() => socket.terminate(), HEARTBEAT_MS + MESSAGE_TIMEOUT_MS);
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', () => this.#end());
  }

  /** Staff of some branches get what is about their shipments, or about none. */
  mayRead({ branch_id }: LiveMessage): boolean {
    const branch_ids = this.#reader.person?.branch_ids ?? [];
    if (branch_ids.length === 0 || branch_id === undefined) return true;
    return branch_id !== null && branch_ids.includes(branch_id);
  }

  /** Queues an event of a subscribed channel. */
  deliver(event: EncodedEvent): void {
    this.#pending.push(event);
    this.#flushTimer ??= setImmediate(() => this.#flush());
  }

  /**
   * Batches the events of one tick into one message: a change of 500 shipments must not overflow the buffer.
   */
  #flush(): void {
    this.#flushTimer = undefined;
    while (this.#pending.length > 0) {
      const events = this.#pending.splice(0, EVENTS_PER_MESSAGE);
      this.#sendText(events.length === 1 ? (events[0] as EncodedEvent).alone : encodeBatch(events));
    }
  }

  /** Tells the page that events may have been missed. */
  sendGap(): void {
    this.#send({ type: 'gap' });
  }

  /** Disconnects the socket with the reason if its session has ended or the person’s role has changed. */
  recheckSession(reason: string): void {
    this.#isEnded()
      .then((isEnded) => isEnded && this.#closeEnded(reason))
      .catch(() => this.#socket.terminate());
  }

  /** A closing socket neither sends nor receives; one that does not complete the handshake is terminated. */
  #closeEnded(reason: string): void {
    this.#socket.close(CLOSE_SESSION_ENDED, reason);
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref();
  }

  /** Disconnects a page that sends too many messages or whose message fails; the page reconnects. */
  #receive(text: string): void {
    if (this.#isRateLimited()) {
      this.#socket.close(CLOSE_POLICY_VIOLATION, 'Too many messages');
      return;
    }
    const message = PageMessage.safeParse(parsed(text));
    if (!message.success) {
      this.#send(INVALID_MESSAGE);
      return;
    }
    this.#expectHeartbeat();
    this.#unprocessed += 1;
    if (this.#unprocessed > BUFFER) this.#socket.terminate();
    this.#processing = this.#processing
      .then(async () => {
        const response = this.#isOpen() && (await this.#respond(message.data));
        this.#unprocessed -= 1;
        if (response) this.#send(response);
      })
      .catch(() => this.#socket.terminate());
  }

  #isRateLimited(): boolean {
    const now = performance.now();
    if (now - this.#windowStart > MESSAGES_WINDOW_MS) {
      this.#received = 0;
      this.#windowStart = now;
    }
    this.#received += 1;
    return this.#received > MESSAGES;
  }

  async #respond(message: PageMessage) {
    if (message.type === 'heartbeat') {
      if (await this.#isEnded().catch(notEndedIfTransient)) this.#socket.terminate();
      return { type: 'heartbeat' };
    }
    if (message.topic === 'fleet' && !this.#isStaff()) return INVALID_MESSAGE;
    const channel = this.#channelOf(message);
    if (channel === null) return { type: 'refused', reason: 'Sign in first.' };
    if (message.type === 'unsubscribe') {
      this.#channels.delete(channel);
      this.#following.delete(channel, this);
      return null;
    }
    if (this.#channels.has(channel)) return { type: 'subscribed', topic: topicOf(channel) };
    if (this.#channels.size >= CHANNELS_PER_SOCKET)
      return { type: 'refused', reason: 'This page has too many subscriptions.' };
    // The response is the same whether or not the shipment exists.
    if (message.topic === 'tracking' && !(await this.#reader.mayFollow(numberOf(message))))
      return { type: 'refused', reason: 'Too many unknown numbers were looked up.' };
    // The page may have disconnected in the meantime.
    if (!this.#isOpen()) return null;
    this.#channels.add(channel);
    this.#following.add(channel, this);
    return { type: 'subscribed', topic: topicOf(channel) };
  }

  /** True after a sign-out here or elsewhere. The page then reconnects as a visitor. */
  async #isEnded(): Promise<boolean> {
    return this.#reader.person !== null && !(await this.#reader.isStillSignedIn());
  }

  #isStaff(): boolean {
    return this.#reader.person !== null && isStaff(this.#reader.person.role);
  }

  #channelOf(message: Topic): Channel | null {
    if (message.topic === 'tracking') return trackingOf(numberOf(message));
    if (message.topic === 'fleet') return FLEET;
    return this.#reader.person && notificationsOf(this.#reader.person.user_id);
  }

  #send(message: object): void {
    this.#sendText(JSON.stringify(message));
  }

  /** Disconnects a page that reads too slowly; it reconnects and refetches what it missed. */
  #sendText(message: string | Buffer): void {
    if (!this.#isOpen()) return;
    if (this.#waiting >= BUFFER || this.#socket.bufferedAmount > MAX_BUFFER_BYTES) {
      this.#socket.terminate();
      return;
    }
    this.#waiting += 1;
    this.#socket.send(message, AS_TEXT, this.#sent);
  }

  readonly #sent = () => {
    this.#waiting -= 1;
  };

  #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #expectHeartbeat(): void {
    this.#heartbeatTimeout.refresh();
  }

  #end(): void {
    clearTimeout(this.#heartbeatTimeout);
    for (const channel of this.#channels) this.#following.delete(channel, this);
  }
}

/**
 * Keeps the socket open while the database is unavailable: no events are published meanwhile, and the next
 * heartbeat checks again.
 */
function notEndedIfTransient(error: unknown): false {
  if (transientErrorOf(error)) return false;
  throw error;
}

function numberOf({ tracking_number }: Topic & { topic: 'tracking' }): string {
  return normalizeTrackingNumber(tracking_number);
}

function parsed(text: string): unknown {
  try {
    const message: unknown = JSON.parse(text);
    return unreadablePart(message) === undefined ? message : undefined;
  } catch {
    return undefined;
  }
}
