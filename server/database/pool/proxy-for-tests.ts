import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A proxy to a database that can be cut like a cable, or stop responding like a hung machine. */
export interface TestProxy {
  /** The database’s address through the proxy. */
  url: string;
  /** Closes every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections and bytes but forwards nothing. */
  hang(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function proxyTo(databaseUrl: string): Promise<TestProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let isHanging = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const socket of pair) {
      const other = socket === near ? far : near;
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
      socket.pipe(other);
      if (isHanging) socket.unpipe(other).pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as { port: number };
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const endAll = () => {
    for (const [near] of pairs) near.destroy();
  };

  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      endAll();
      await closed;
    },
    hang() {
      isHanging = true;
      for (const [near, far] of pairs) {
        near.unpipe(far).pause();
        far.unpipe(near).pause();
      }
    },
    async restore() {
      if (isHanging)
        for (const [near, far] of pairs) {
          near.pipe(far);
          far.pipe(near);
        }
      isHanging = false;
      if (!server.listening) await listen(port);
    },
    async close() {
      server.close();
      endAll();
    },
  };
}
