import type { WebSocket } from 'ws';
import type { Person } from '#domain/people/person.ts';
import { normaliseTrackingNumber } from '#domain/shipments/tracking-number.ts';
import type { LiveMessage } from './broadcast.ts';
import { type Channel, notificationsOf, trackingOf } from './channel.ts';
import {
  BUFFER,
  CHANNELS_PER_SOCKET,
  HEARTBEAT_MS,
  MESSAGE_TIMEOUT_MS,
  PageMessage,
  type Topic,
} from './live-protocol.ts';

const LARGEST_BUFFER_BYTES = 1_000_000;

/** One tab's connection: what it listens to, and what still waits to be sent. */
export class LiveSocket {
  readonly channels = new Set<Channel>();
  #waiting = 0;
  #silence: NodeJS.Timeout | undefined;
  readonly #socket: WebSocket;
  readonly #person: Person | null;

  constructor(socket: WebSocket, person: Person | null) {
    this.#socket = socket;
    this.#person = person;
    socket.on('message', (data) => this.#receive(String(data)));
    socket.on('close', () => clearTimeout(this.#silence));
    this.#expectHeartbeat();
  }

  deliver({ channel, event, data }: LiveMessage): void {
    if (this.channels.has(channel)) this.#send({ type: 'event', topic: topicOf(channel), event, data });
  }

  /** Tells the page that messages may have been missed. */
  sayGap(): void {
    this.#send({ type: 'gap' });
  }

  #receive(text: string): void {
    const message = PageMessage.safeParse(parsed(text));
    if (!message.success) {
      this.#send({ type: 'refused', reason: 'This message is not understood.' });
      return;
    }
    this.#expectHeartbeat();
    const answer = this.#answer(message.data);
    if (answer) this.#send(answer);
  }

  #answer(message: PageMessage) {
    if (message.type === 'heartbeat') return { type: 'heartbeat' };
    const channel = this.#channelOf(message);
    if (channel === null) return { type: 'refused', reason: 'Please sign in first.' };
    if (message.type === 'unsubscribe') {
      this.channels.delete(channel);
      return null;
    }
    if (this.channels.size >= CHANNELS_PER_SOCKET && !this.channels.has(channel))
      return { type: 'refused', reason: 'This page listens to too much.' };
    this.channels.add(channel);
    return { type: 'subscribed', topic: topicOf(channel) };
  }

  #channelOf(message: Topic): Channel | null {
    if (message.topic === 'tracking') return trackingOf(normaliseTrackingNumber(message.tracking_number));
    return this.#person && notificationsOf(this.#person.user_id);
  }

  /** A page too slow for its messages is cut off; it connects again and reads what it missed. */
  #send(message: unknown): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#waiting >= BUFFER || this.#socket.bufferedAmount > LARGEST_BUFFER_BYTES) {
      this.#socket.terminate();
      return;
    }
    this.#waiting += 1;
    this.#socket.send(JSON.stringify(message), () => {
      this.#waiting -= 1;
    });
  }

  #expectHeartbeat(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket.terminate(), HEARTBEAT_MS + MESSAGE_TIMEOUT_MS);
  }
}

/** A page knows its own notifications without an id. */
function topicOf(channel: Channel): string {
  return channel.startsWith('notifications:') ? 'notifications' : channel;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
