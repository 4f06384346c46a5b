import type { Channel } from './channel.ts';
import type { LiveSocket } from './live-socket.ts';

const NO_SOCKETS: ReadonlySet<LiveSocket> = new Set();

/** An index of sockets by channel. */
export class SocketsByChannel {
  readonly #sockets = new Map<Channel, Set<LiveSocket>>();

  add(channel: Channel, socket: LiveSocket): void {
    const sockets = this.#sockets.get(channel);
    if (sockets) sockets.add(socket);
    else this.#sockets.set(channel, new Set([socket]));
  }

  delete(channel: Channel, socket: LiveSocket): void {
    const sockets = this.#sockets.get(channel);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.#sockets.delete(channel);
  }

  of(channel: Channel): ReadonlySet<LiveSocket> {
    return this.#sockets.get(channel) ?? NO_SOCKETS;
  }
}
