import { connect, Socket } from 'node:net';
import { locatorOf } from './primary-locator.ts';

/** The driver’s description of the server to connect to. */
export interface Target {
  host: [string];
  port: [number];
  path?: string | false;
}

/**
 * Opens the driver’s sockets, so that all of them can be destroyed when the database stops responding. The
 * driver itself would wait for the TCP timeout, which takes a quarter of an hour. With several hosts they go to
 * the one that accepts writes.
 */
export function trackedSockets(url: string) {
  const opened = new Set<Socket>();
  const locator = locatorOf(url);

  const tracked = (socket: Socket, host: string): Socket => {
    // The driver reads the host from the socket to verify the server’s certificate.
    Object.assign(socket, { host });
    opened.add(socket);
    return socket.once('close', () => opened.delete(socket));
  };
  return {
    async open({ host: [host], port: [port], path }: Target): Promise<Socket> {
      if (path) return tracked(connect(path), host);
      if (!locator) return tracked(connect(port, host), host);
      try {
        const primary = await locator.locate();
        const socket = connect(primary.port, primary.host).once('close', () => locator.forget(primary));
        return tracked(socket, primary.host);
      } catch (error) {
        return failing(error as Error);
      }
    },
    count: () => opened.size,
    destroyAll(): void {
      for (const socket of opened) socket.destroy();
    },
  };
}

/** A rejected promise would keep the driver from ever using the connection again; a failing socket does not. */
function failing(error: Error): Socket {
  const socket = new Socket();
  setImmediate(() => socket.destroy(error));
  return socket;
}
