import { connect, type Socket } from 'node:net';

/** What the driver tells of where it wants to connect. */
interface Target {
  host: string[];
  port: number[];
  path?: string | false;
}

/**
 * Opens the driver's sockets, so that all can be ended when a database says nothing for too long: the driver itself
 * would wait for TCP to give up, which takes a quarter of an hour.
 */
export function trackedSockets() {
  const opened = new Set<Socket>();
  let turn = 0;
  return {
    open({ host, port, path }: Target): Socket {
      const index = turn++ % host.length;
      const socket = path ? connect(path) : connect(port[index] as number, host[index]);
      // The driver asks it for the name in the server's certificate.
      Object.assign(socket, { host: host[index] });
      opened.add(socket);
      return socket.once('close', () => opened.delete(socket));
    },
    destroyAll(): void {
      for (const socket of opened) socket.destroy();
    },
  };
}
