import type { WebSocket } from 'ws';
import type { Broadcast, LiveMessage } from './broadcast.ts';
import type { Channel } from './channel.ts';
import { FleetMoves } from './fleet-moves.ts';
import { type LiveReader, LiveSocket } from './live-socket.ts';

/** RFC 6455's registry: the server has too much to do. */
const TRY_LATER = 1013;

/** All sockets of this node. */
export class LiveHub {
  readonly #sockets = new Map<WebSocket, LiveSocket>();
  /** How many sockets each caller holds. */
  readonly #held = new Map<string, number>();
  readonly #mostOfOne: number;
  readonly #stop: (() => void)[];

  constructor(broadcast: Broadcast, mostOfOne: number) {
    this.#mostOfOne = mostOfOne;
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

  /** Of one caller's sockets the one too many is closed; the others stay. */
  add(socket: WebSocket, reader: LiveReader): void {
    const { caller } = reader;
    const held = (this.#held.get(caller) ?? 0) + 1;
    socket.on('error', () => socket.terminate());
    if (held > this.#mostOfOne) {
      socket.close(TRY_LATER, 'Too many connections');
      return;
    }
    this.#held.set(caller, held);
    this.#sockets.set(socket, new LiveSocket(socket, reader));
    socket.on('close', () => {
      this.#sockets.delete(socket);
      this.#letGo(caller);
    });
  }

  #deliver(message: LiveMessage): void {
    for (const socket of this.#sockets.values()) socket.deliver(message);
  }

  /** A socket does not outlive what admitted it until its next heartbeat. */
  #lookAgain({ channel }: LiveMessage): void {
    for (const socket of this.#sockets.values()) if (socket.admittedBy === channel) socket.lookAgain();
  }

  #letGo(caller: string): void {
    const held = (this.#held.get(caller) ?? 0) - 1;
    if (held > 0) this.#held.set(caller, held);
    else this.#held.delete(caller);
  }

  listeners(channel: Channel): number {
    return [...this.#sockets.values()].filter((socket) => socket.channels.has(channel)).length;
  }

  close(): void {
    for (const stop of this.#stop) stop();
    for (const socket of this.#sockets.keys()) socket.close(1001, 'The server is going down');
  }
}
