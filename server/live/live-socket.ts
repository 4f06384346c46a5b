import type { WebSocket } from 'ws';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { unreadablePart } from '../api/readable-input.ts';
import { transientErrorOf } from '../database/pool/transient-errors.ts';
import { accessOf, type Channel, FLEET, notificationsOf, trackingOf } from './channel.ts';
import { type EncodedEvent, together, topicOf } from './encoded-event.ts';
import {
  BUFFER,
  CHANNELS_PER_SOCKET,
  EVENTS_PER_MESSAGE,
  HEARTBEAT_MS,
  MESSAGE_TIMEOUT_MS,
  PageMessage,
  type Topic,
} from './live-protocol.ts';
import type { SocketsByChannel } from './sockets-by-channel.ts';

/** A page that follows all it may says half as much when it comes back. */
const MESSAGES = 200;
const MESSAGES_WITHIN_MS = 10_000;
const SAYS_TOO_MUCH = 1008;
const LARGEST_BUFFER_BYTES = 1_000_000;
const AS_TEXT = { binary: false };
const NOT_UNDERSTOOD = { type: 'refused', reason: 'This message is not understood.' };

/** Who opened a socket, and what they may follow. */
export interface LiveReader {
  /** From which the socket was opened. */
  network: string;
  person: Person | null;
  /** False when the session that the socket was opened with has ended since, or its role is another one. Throws while nobody can know. */
  isStillSignedIn(): Promise<boolean>;
  /** False when the caller has asked for too many numbers that do not exist. */
  mayFollow(tracking_number: string): Promise<boolean>;
}

/** One tab's connection: what it listens to, and what still waits to be sent. */
export class LiveSocket {
  readonly #channels = new Set<Channel>();
  readonly #following: SocketsByChannel;
  /** Where changes of what the socket's person may do are told; null for a visitor's. */
  readonly admittedBy: Channel | null;
  #waiting = 0;
  readonly #news: EncodedEvent[] = [];
  #telling: NodeJS.Immediate | undefined;
  readonly #silence: NodeJS.Timeout;
  /** Messages are answered one after the other. */
  #answered = Promise.resolve();
  #unanswered = 0;
  #said = 0;
  #saidSince = 0;
  readonly #socket: WebSocket;
  readonly #reader: LiveReader;

  /** `following` is where it enters itself for what it listens to. */
  constructor(socket: WebSocket, reader: LiveReader, following: SocketsByChannel) {
    this.#socket = socket;
    this.#reader = reader;
    this.#following = following;
    this.admittedBy = reader.person && accessOf(reader.person.user_id);
    this.#silence = setTimeout(() => socket.terminate(), HEARTBEAT_MS + MESSAGE_TIMEOUT_MS);
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', () => this.#end());
  }

  /** What a channel of this socket has told. */
  deliver(event: EncodedEvent): void {
    this.#news.push(event);
    this.#telling ??= setImmediate(() => this.#tell());
  }

  /** What comes in the same moment goes as one message: a change of 500 shipments must not fill the buffer. */
  #tell(): void {
    this.#telling = undefined;
    while (this.#news.length > 0) {
      const events = this.#news.splice(0, EVENTS_PER_MESSAGE);
      this.#sendText(events.length === 1 ? (events[0] as EncodedEvent).alone : together(events));
    }
  }

  /** Tells the page that messages may have been missed. */
  sayGap(): void {
    this.#send({ type: 'gap' });
  }

  /** Ends the socket when its session has ended or its person's role is another one. */
  lookAgain(): void {
    this.#isEnded()
      .then((isEnded) => isEnded && this.#socket.terminate())
      .catch(() => this.#socket.terminate());
  }

  /** A page that says more than can be answered, or that cannot be answered, is cut off; it connects again. */
  #receive(text: string): void {
    if (this.#saysTooMuch()) {
      this.#socket.close(SAYS_TOO_MUCH, 'Too many messages');
      return;
    }
    const message = PageMessage.safeParse(parsed(text));
    if (!message.success) {
      this.#send(NOT_UNDERSTOOD);
      return;
    }
    this.#expectHeartbeat();
    this.#unanswered += 1;
    if (this.#unanswered > BUFFER) this.#socket.terminate();
    this.#answered = this.#answered
      .then(async () => {
        const answer = this.#isOpen() && (await this.#answer(message.data));
        this.#unanswered -= 1;
        if (answer) this.#send(answer);
      })
      .catch(() => this.#socket.terminate());
  }

  #saysTooMuch(): boolean {
    const now = performance.now();
    if (now - this.#saidSince > MESSAGES_WITHIN_MS) {
      this.#said = 0;
      this.#saidSince = now;
    }
    this.#said += 1;
    return this.#said > MESSAGES;
  }

  async #answer(message: PageMessage) {
    if (message.type === 'heartbeat') {
      if (await this.#isEnded().catch(unknownWhileAway)) this.#socket.terminate();
      return { type: 'heartbeat' };
    }
    if (message.topic === 'fleet' && !this.#isStaff()) return NOT_UNDERSTOOD;
    const channel = this.#channelOf(message);
    if (channel === null) return { type: 'refused', reason: 'Please sign in first.' };
    if (message.type === 'unsubscribe') {
      this.#channels.delete(channel);
      this.#following.delete(channel, this);
      return null;
    }
    if (this.#channels.has(channel)) return { type: 'subscribed', topic: topicOf(channel) };
    if (this.#channels.size >= CHANNELS_PER_SOCKET)
      return { type: 'refused', reason: 'This page listens to too much.' };
    // The answer is the same whether there is such a shipment or not.
    if (message.topic === 'tracking' && !(await this.#reader.mayFollow(numberOf(message))))
      return { type: 'refused', reason: 'Too many unknown numbers were looked up.' };
    // While that was asked the page may have gone.
    if (!this.#isOpen()) return null;
    this.#channels.add(channel);
    this.#following.add(channel, this);
    return { type: 'subscribed', topic: topicOf(channel) };
  }

  /** Signed out, here or from elsewhere: the page connects again as the stranger it is by now. */
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

  /** A page too slow for its messages is cut off; it connects again and reads what it missed. */
  #sendText(message: string | Buffer): void {
    if (!this.#isOpen()) return;
    if (this.#waiting >= BUFFER || this.#socket.bufferedAmount > LARGEST_BUFFER_BYTES) {
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
    this.#silence.refresh();
  }

  #end(): void {
    clearTimeout(this.#silence);
    for (const channel of this.#channels) this.#following.delete(channel, this);
  }
}

/** A page keeps its socket while the database is away: nothing is told meanwhile, and the next heartbeat asks again. */
function unknownWhileAway(error: unknown): false {
  if (transientErrorOf(error)) return false;
  throw error;
}

function numberOf({ tracking_number }: Topic & { topic: 'tracking' }): string {
  return normaliseTrackingNumber(tracking_number);
}

function parsed(text: string): unknown {
  try {
    const message: unknown = JSON.parse(text);
    return unreadablePart(message) === undefined ? message : undefined;
  } catch {
    return undefined;
  }
}
