import type { LiveMessage } from './broadcast.ts';
import type { Channel } from './channel.ts';

/** A message in the words that pages hear: put together once, however many listen. */
export class EncodedEvent {
  /** JSON of the event alone, to stand among others. */
  readonly text: string;
  #alone: Buffer | undefined;

  constructor({ channel, event, data }: LiveMessage) {
    this.text = JSON.stringify({ topic: topicOf(channel), event, data });
  }

  /** The whole message, where nothing else is told with it. */
  get alone(): Buffer {
    this.#alone ??= Buffer.from(`{"type":"event",${this.text.slice(1)}`);
    return this.#alone;
  }
}

export function together(events: readonly EncodedEvent[]): string {
  return `{"type":"events","events":[${events.map(({ text }) => text).join(',')}]}`;
}

/** A page knows its own notifications without an id. */
export function topicOf(channel: Channel): string {
  return channel.startsWith('notifications:') ? 'notifications' : channel;
}
