import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../server/database/embedded/free-port.ts';
import { listening } from './programs.ts';

const INSTALL = 'apt-get install nats-server, or https://github.com/nats-io/nats-server/releases';

/** Debian's nats-server, which can stop and restart on the same port. */
export interface Nats {
  url: string;
  away(): Promise<void>;
  back(): Promise<void>;
}

/** Null where it is not installed; `log` then prints how to install it. */
export async function startNats(log: (line: string) => void): Promise<Nats | null> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const back = async () => {
    const started = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    await once(started, 'spawn');
    child = started;
    await listening(port);
  };
  try {
    await back();
  } catch {
    log(`skipped: there is no nats-server here (${INSTALL})`);
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
