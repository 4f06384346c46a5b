import type { WebSocket } from 'ws';
import type { Broadcast, LiveMessage } from './broadcast.ts';
import type { Channel } from './channel.ts';
import { FleetMoves } from './fleet-moves.ts';
import { type LiveReader, LiveSocket } from './live-socket.ts';

/** All sockets of this node. */
export class LiveHub {
  readonly #sockets = new Map<WebSocket, LiveSocket>();
  readonly #stop: (() => void)[];

  constructor(broadcast: Broadcast) {
    const moves = new FleetMoves((message) => this.#deliver(message));
    this.#stop = [
      broadcast.subscribe((message) => {
        this.#deliver(message);
        moves.note(message);
        this.#lookAgain(message);
      }),
      () => moves.end(),
      broadcast.onGap(() => {
        for (const socket of this.#sockets.values()) socket.sayGap();
      }),
    ];
  }

  add(socket: WebSocket, reader: LiveReader): void {
    this.#sockets.set(socket, new LiveSocket(socket, reader));
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.terminate());
  }

  #deliver(message: LiveMessage): void {
    for (const socket of this.#sockets.values()) socket.deliver(message);
  }

  /** A socket does not outlive what admitted it until its next heartbeat. */
  #lookAgain({ channel }: LiveMessage): void {
    for (const socket of this.#sockets.values()) if (socket.admittedBy === channel) socket.lookAgain();
  }

  listeners(channel: Channel): number {
    return [...this.#sockets.values()].filter((socket) => socket.channels.has(channel)).length;
  }

  close(): void {
    for (const stop of this.#stop) stop();
    for (const socket of this.#sockets.keys()) socket.close(1001, 'The server is going down');
  }
}
