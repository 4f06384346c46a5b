import { setTimeout as pause } from 'node:timers/promises';
import { type ConnectionOptions, connect, errors, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from '../startup-error.ts';

const CONNECT_MS = 2_000;
const RETRY_MS = 1_000;
/** After this many pings without a response a hung server counts as disconnected. */
const PING_MS = 2_000;
const MAX_UNANSWERED_PINGS = 2;

/** A NATS connection that reconnects automatically. */
interface NatsLine {
  /** Null while disconnected. */
  connection(): NatsConnection | null;
  close(): Promise<void>;
}

/**
 * Connects, and reconnects whenever the connection is lost. An unreachable server does not block the start;
 * one that rejects us is a configuration error. Calls `established` after each connect.
 */
export async function openNats(
  { url, log }: { url: string; log: FastifyBaseLogger },
  established: (connection: NatsConnection) => Promise<void>,
): Promise<NatsLine> {
  const ending = new AbortController();
  let connection: NatsConnection | null = null;
  let isUp = false;

  const onConnected = async (connected: NatsConnection) => {
    await established(connected);
    isUp = true;
  };
  const use = async (connected: NatsConnection) => {
    connection = connected;
    void watch(connected);
    await onConnected(connected);
  };
  const watch = async (connected: NatsConnection) => {
    for await (const status of connected.status()) {
      if (status.type === 'disconnect') {
        isUp = false;
        log.warn('NATS is disconnected: pages on other nodes receive no events until it is back');
      }
      if (status.type === 'reconnect') {
        await onConnected(connected).then(
          () => log.info('NATS is connected again: open pages refetch their data'),
          // The connection was lost again; the next 'reconnect' retries.
          () => {},
        );
      }
      if (status.type === 'error') log.error({ err: status.error }, 'NATS reports an error');
    }
  };
  const keepTrying = async () => {
    while (!ending.signal.aborted) {
      await pause(RETRY_MS, undefined, { signal: ending.signal }).catch(() => {});
      if (ending.signal.aborted) return;
      const connected = await connect(optionsOf(url)).catch(() => null);
      if (!connected) continue;
      if (ending.signal.aborted) return connected.close();
      await use(connected).then(
        () => log.info('NATS is connected'),
        // The connection was lost again; it reconnects by itself.
        () => {},
      );
      return;
    }
  };

  try {
    await use(await connect(optionsOf(url)));
  } catch (error) {
    if (!isUnreachable(error))
      throw new StartupError(`NATS_URL: the server rejected the connection: ${reasonOf(error)}`);
    log.warn('NATS is unreachable: pages on other nodes receive no events until it is connected');
  }
  const trying = connection ? undefined : keepTrying();

  return {
    connection: () => (isUp ? connection : null),
    async close() {
      ending.abort();
      if (connection && isUp) await Promise.race([connection.flush(), pause(CONNECT_MS)]).catch(() => {});
      isUp = false;
      await connection?.close();
      await trying;
    },
  };
}

/** Passes user and password separately, because the client may include the address in its messages. */
function optionsOf(address: string): ConnectionOptions {
  const { protocol, hostname, port, username, password } = new URL(address);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: `${hostname}:${port || 4222}`,
    ...(user && (pass ? { user, pass } : { token: user })),
    // TLS is required with tls:, and not used otherwise.
    ...(protocol === 'tls:' && { tls: {} }),
    name: 'groundswell',
    noEcho: true,
    timeout: CONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: MAX_UNANSWERED_PINGS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: RETRY_MS,
    ignoreAuthErrorAbort: true,
  };
}

const UNREACHABLE_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') return UNREACHABLE_CODES.includes(code);
    if (cause instanceof errors.TimeoutError) return true;
    if (cause instanceof AggregateError) return cause.errors.every(isUnreachable);
    if (UNREACHABLE_CODES.some((code) => (cause as Error).message.includes(code))) return true;
  }
  return false;
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.AuthorizationError) return 'invalid user or password';
  return error instanceof Error ? error.message : 'unknown error';
}
