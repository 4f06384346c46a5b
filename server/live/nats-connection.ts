import { setTimeout as pause } from 'node:timers/promises';
import { type ConnectionOptions, connect, errors, type NatsConnection } from '@nats-io/transport-node';
import type { FastifyBaseLogger } from 'fastify';
import { StartupError } from '../startup-error.ts';

const CONNECT_MS = 2_000;
const BETWEEN_TRIES_MS = 1_000;
/** Two that stay without an answer, and a server that hangs counts as gone. */
const PING_MS = 2_000;
const PINGS_WITHOUT_ANSWER = 2;

/** NATS for as long as it is wanted: connected, or on the way to be. */
export interface NatsLine {
  /** Null while there is none. */
  connection(): NatsConnection | null;
  close(): Promise<void>;
}

/**
 * Connects, and again whenever the connection is lost. A server that cannot be reached is waited for without holding up
 * the start; one that refuses us is a wrong setting. `established` is called each time a connection stands.
 */
export async function openNats(
  { url, log }: { url: string; log: FastifyBaseLogger },
  established: (connection: NatsConnection) => Promise<void>,
): Promise<NatsLine> {
  const ending = new AbortController();
  let connection: NatsConnection | null = null;
  let isUp = false;

  const stands = async (connected: NatsConnection) => {
    await established(connected);
    isUp = true;
  };
  const use = async (connected: NatsConnection) => {
    connection = connected;
    void watch(connected);
    await stands(connected);
  };
  const watch = async (connected: NatsConnection) => {
    for await (const status of connected.status()) {
      if (status.type === 'disconnect') {
        isUp = false;
        log.warn('NATS is away: pages on other nodes hear of changes once it is back');
      }
      if (status.type === 'reconnect') {
        await stands(connected).then(
          () => log.info('NATS is back: open pages read again'),
          // It is gone once more; the next 'reconnect' tries anew.
          () => {},
        );
      }
      if (status.type === 'error') log.error({ err: status.error }, 'NATS reports an error');
    }
  };
  const keepTrying = async () => {
    while (!ending.signal.aborted) {
      await pause(BETWEEN_TRIES_MS, undefined, { signal: ending.signal }).catch(() => {});
      if (ending.signal.aborted) return;
      const connected = await connect(optionsOf(url)).catch(() => null);
      if (!connected) continue;
      if (ending.signal.aborted) return connected.close();
      await use(connected).catch(() => {});
      log.info('NATS is there: nodes hear each other');
      return;
    }
  };

  try {
    await use(await connect(optionsOf(url)));
  } catch (error) {
    if (!isAway(error))
      throw new StartupError(`NATS_URL names a server that does not take us: ${reasonOf(error)}`);
    log.warn('NATS cannot be reached: pages on other nodes hear of changes once it can');
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

/** Name and password are taken out of the address, which the client may put into its messages. */
function optionsOf(address: string): ConnectionOptions {
  const { protocol, hostname, port, username, password } = new URL(address);
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: `${hostname}:${port || 4222}`,
    ...(user && (pass ? { user, pass } : { token: user })),
    // Encrypted or not at all.
    ...(protocol === 'tls:' && { tls: {} }),
    name: 'groundswell',
    noEcho: true,
    timeout: CONNECT_MS,
    pingInterval: PING_MS,
    maxPingOut: PINGS_WITHOUT_ANSWER,
    maxReconnectAttempts: -1,
    reconnectTimeWait: BETWEEN_TRIES_MS,
    ignoreAuthErrorAbort: true,
  };
}

const AWAY = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];

function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') return AWAY.includes(code);
    if (cause instanceof errors.TimeoutError) return true;
    if (cause instanceof AggregateError) return cause.errors.every(isAway);
    if (AWAY.some((code) => (cause as Error).message.includes(code))) return true;
  }
  return false;
}

function reasonOf(error: unknown): string {
  if (error instanceof errors.AuthorizationError) return 'it refuses the name or the password';
  return error instanceof Error ? error.message : 'it says nothing that we understand';
}
