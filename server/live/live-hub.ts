import type { WebSocket } from 'ws';
import { readSignOutReason } from '#domain/people/sign-out-reason.ts';
import type { Broadcast, LiveMessage } from './broadcast.ts';
import { EncodedEvent } from './encoded-event.ts';
import { FleetPositions } from './fleet-positions.ts';
import { type LiveReader, LiveSocket } from './live-socket.ts';
import { SocketLimits, type SocketQuota } from './socket-limits.ts';
import { SocketsByChannel } from './sockets-by-channel.ts';

/** RFC 6455 close code: the server is overloaded. */
const CLOSE_TRY_AGAIN_LATER = 1013;
/**
 * RFC 6455 close code: the server restarts. Clients reconnect after a random delay, to this node or another.
 */
const CLOSE_SERVICE_RESTART = 1012;
/** Sockets that do not complete the closing handshake within this time are terminated. */
const CLOSE_TIMEOUT_MS = 2_000;
const GAP_BATCH_SIZE = 200;
const GAP_BATCH_INTERVAL_MS = 100;

/** All WebSockets of this node. */
export class LiveHub {
  readonly #sockets = new Map<WebSocket, LiveSocket>();
  readonly #following = new SocketsByChannel();
  /** Indexed by the channel that reports changes to their person’s access. */
  readonly #admitted = new SocketsByChannel();
  readonly #limits: SocketLimits;
  readonly #stop: (() => void)[];
  #isClosed = false;

  constructor(broadcast: Broadcast, quota: SocketQuota) {
    this.#limits = new SocketLimits(quota);
    const positions = new FleetPositions((message) => this.#deliver(message));
    this.#stop = [
      broadcast.subscribe((message) => {
        this.#deliver(message);
        positions.note(message);
        // Disconnects a socket as soon as its session ends or its role changes, not at the next heartbeat.
        for (const socket of this.#admitted.of(message.channel)) socket.recheckSession(reasonOf(message));
      }),
      () => positions.end(),
      broadcast.onMissedEvents(() => this.#sendGap([...this.#sockets.values()])),
    ];
  }

  /** Rejects a socket above the limit of its person or network; the others stay open. */
  add(socket: WebSocket, reader: LiveReader): void {
    socket.on('error', () => socket.terminate());
    if (this.#isClosed) {
      socket.close(CLOSE_SERVICE_RESTART);
      return;
    }
    const release = this.#limits.take(reader);
    if (!release) {
      socket.close(CLOSE_TRY_AGAIN_LATER, 'Too many connections');
      return;
    }
    const live = new LiveSocket(socket, reader, this.#following);
    this.#sockets.set(socket, live);
    if (live.admittedBy) this.#admitted.add(live.admittedBy, live);
    socket.on('close', () => {
      this.#sockets.delete(socket);
      if (live.admittedBy) this.#admitted.delete(live.admittedBy, live);
      release();
    });
  }

  #deliver(message: LiveMessage): void {
    const listeners = this.#following.of(message.channel);
    if (listeners.size === 0) return;
    const event = new EncodedEvent(message);
    for (const socket of listeners) if (socket.mayRead(message)) socket.deliver(event);
  }

  /**
   * Tells pages that events may be missing. Each page then refetches its data, so they are notified in
   * batches.
   */
  #sendGap(sockets: readonly LiveSocket[]): void {
    for (const socket of sockets.slice(0, GAP_BATCH_SIZE)) socket.sendGap();
    const others = sockets.slice(GAP_BATCH_SIZE);
    if (others.length > 0) setTimeout(() => this.#sendGap(others), GAP_BATCH_INTERVAL_MS).unref();
  }

  /** Closes all sockets, so that pages reconnect to another node. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stop) stop();
    for (const socket of this.#sockets.keys())
      socket.close(CLOSE_SERVICE_RESTART, 'The server is restarting');
    setTimeout(() => {
      for (const socket of this.#sockets.keys()) socket.terminate();
    }, CLOSE_TIMEOUT_MS).unref();
  }
}

function reasonOf({ data }: LiveMessage): string {
  return readSignOutReason((data as { reason?: unknown } | null)?.reason) ?? '';
}
