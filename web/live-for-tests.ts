import type { LiveEvent, Topic } from './api/live-connection.ts';

/** Reaches the sockets through the window, because a test that resets modules has another copy of this one. */
const PUBLISHED = 'live-for-tests';

/** A WebSocket to a server that accepts every connection and sends what `publish` is called with. */
export class LiveSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = LiveSocket.OPEN;
  readonly #receive = (published: Event) => {
    const { detail } = published as CustomEvent<string>;
    this.dispatchEvent(new MessageEvent('message', { data: detail }));
  };

  constructor() {
    super();
    window.addEventListener(PUBLISHED, this.#receive);
  }

  /** Reports at once that it is open, so that React has rendered it when the test goes on. */
  override addEventListener(type: string, listener: (event: Event) => void): void {
    super.addEventListener(type, listener);
    if (type === 'open') listener(new Event('open'));
  }

  send(): void {}

  close(): void {
    window.removeEventListener(PUBLISHED, this.#receive);
  }
}

/** Sends an event of a topic to the rendered pieces. */
export function publish(topic: Topic, event: LiveEvent): void {
  const detail = JSON.stringify({ type: 'event', topic, ...event });
  window.dispatchEvent(new CustomEvent(PUBLISHED, { detail }));
}
