import { connect, type Socket } from 'node:net';

/** The driver’s description of the server to connect to. */
interface Target {
  host: string[];
  port: number[];
  path?: string | false;
}

/**
 * Opens the driver’s sockets, so that all of them can be destroyed when the database stops responding. The
 * driver itself would wait for the TCP timeout, which takes a quarter of an hour.
 */
export function trackedSockets() {
  const opened = new Set<Socket>();
  let turn = 0;
  return {
    open({ host, port, path }: Target): Socket {
      const index = turn++ % host.length;
      const socket = path ? connect(path) : connect(port[index] as number, host[index]);
      // The driver reads the host from the socket to verify the server’s certificate.
      Object.assign(socket, { host: host[index] });
      opened.add(socket);
      return socket.once('close', () => opened.delete(socket));
    },
    count: () => opened.size,
    destroyAll(): void {
      for (const socket of opened) socket.destroy();
    },
  };
}
