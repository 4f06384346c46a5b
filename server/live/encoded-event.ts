import type { LiveMessage } from './broadcast.ts';
import type { Channel } from './channel.ts';

/** An event serialized in the pages’ protocol, only once for any number of listeners. */
export class EncodedEvent {
  /** The JSON of the event, for use in a batch. */
  readonly text: string;
  #alone: Buffer | undefined;

  constructor({ channel, event, data }: LiveMessage) {
    this.text = JSON.stringify({ topic: topicOf(channel), event, data });
  }

  /** The whole message, when it is sent without others. */
  get alone(): Buffer {
    this.#alone ??= Buffer.from(`{"type":"event",${this.text.slice(1)}`);
    return this.#alone;
  }
}

export function encodeBatch(events: readonly EncodedEvent[]): string {
  return `{"type":"events","events":[${events.map(({ text }) => text).join(',')}]}`;
}

/** Pages subscribe to their own notifications without an id. */
export function topicOf(channel: Channel): string {
  return channel.startsWith('notifications:') ? 'notifications' : channel;
}
