import type { WebSocket } from 'ws';
import type { Broadcast, LiveMessage } from './broadcast.ts';
import { EncodedEvent } from './encoded-event.ts';
import { FleetPositions } from './fleet-positions.ts';
import { type LiveReader, LiveSocket } from './live-socket.ts';
import { type MostSockets, SocketLimits } from './socket-limits.ts';
import { SocketsByChannel } from './sockets-by-channel.ts';

/** RFC 6455's registry: the server has too much to do. */
const TRY_LATER = 1013;
/** And: it starts anew; clients come back to it or to another, each after a moment of its own. */
const RESTARTS = 1012;
/** Pages answer a farewell at once; whoever does not is not waited for. */
const FAREWELL_MS = 2_000;
const GAPS_AT_ONCE = 200;
const BETWEEN_GAPS_MS = 100;

/** All sockets of this node. */
export class LiveHub {
  readonly #sockets = new Map<WebSocket, LiveSocket>();
  readonly #following = new SocketsByChannel();
  /** By where changes of what their person may do are told. */
  readonly #admitted = new SocketsByChannel();
  readonly #limits: SocketLimits;
  readonly #stop: (() => void)[];
  #isClosed = false;

  constructor(broadcast: Broadcast, most: MostSockets) {
    this.#limits = new SocketLimits(most);
    const moves = new FleetPositions((message) => this.#deliver(message));
    this.#stop = [
      broadcast.subscribe((message) => {
        this.#deliver(message);
        moves.note(message);
        // A socket does not outlive what admitted it until its next heartbeat.
        for (const socket of this.#admitted.of(message.channel)) socket.lookAgain();
      }),
      () => moves.end(),
      broadcast.onMissedEvents(() => this.#sayGap([...this.#sockets.values()])),
    ];
  }

  /** Of one person's or one network's sockets the one too many is closed; the others stay. */
  add(socket: WebSocket, reader: LiveReader): void {
    socket.on('error', () => socket.terminate());
    if (this.#isClosed) {
      socket.close(RESTARTS);
      return;
    }
    const giveBack = this.#limits.take(reader);
    if (!giveBack) {
      socket.close(TRY_LATER, 'Too many connections');
      return;
    }
    const live = new LiveSocket(socket, reader, this.#following);
    this.#sockets.set(socket, live);
    if (live.admittedBy) this.#admitted.add(live.admittedBy, live);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (live.admittedBy) this.#admitted.delete(live.admittedBy, live);
      giveBack();
    });
  }

  #deliver(message: LiveMessage): void {
    const listeners = this.#following.of(message.channel);
    if (listeners.size === 0) return;
    const event = new EncodedEvent(message);
    for (const socket of listeners) socket.deliver(event);
  }

  /** Each page reads again when it hears of a gap: thousands of them not in one instant. */
  #sayGap(sockets: readonly LiveSocket[]): void {
    for (const socket of sockets.slice(0, GAPS_AT_ONCE)) socket.sayGap();
    const others = sockets.slice(GAPS_AT_ONCE);
    if (others.length > 0) setTimeout(() => this.#sayGap(others), BETWEEN_GAPS_MS).unref();
  }

  /** Sends every page elsewhere. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stop) stop();
    for (const socket of this.#sockets.keys()) socket.close(RESTARTS, 'The server starts anew');
    setTimeout(() => {
      for (const socket of this.#sockets.keys()) socket.terminate();
    }, FAREWELL_MS).unref();
  }
}
