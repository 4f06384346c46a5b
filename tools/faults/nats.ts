import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect as open, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const INSTALL = 'apt-get install nats-server, or https://github.com/nats-io/nats-server/releases';
const MAX_START_MS = 5_000;

/** Debian's nats-server, which can stop and restart on the same port. */
export interface Nats {
  url: string;
  away(): Promise<void>;
  back(): Promise<void>;
}

/** Null where it is not installed; `say` then prints how to install it. */
export async function startNats(say: (line: string) => void): Promise<Nats | null> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const back = async () => {
    const started = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    await once(started, 'spawn');
    child = started;
    await answering(port);
  };
  try {
    await back();
  } catch {
    say(`skipped: there is no nats-server here (${INSTALL})`);
    return null;
  }
  return {
    url: `nats://127.0.0.1:${port}`,
    back,
    async away() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function answering(port: number): Promise<void> {
  const end = Date.now() + MAX_START_MS;
  while (Date.now() < end) {
    const socket: Socket = open(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await pause(50);
  }
  throw new Error('NATS does not respond.');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}
