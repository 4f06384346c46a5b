import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/**
 * The subset of a NATS server that the client needs:
 * https://docs.nats.io/reference/reference-protocols/nats-protocol
 */
export interface NatsServer {
  url: string;
  /** Publishes to all subscribers. */
  publish(subject: string, payload: string): void;
  /** Closes every connection and rejects new ones. */
  away(): Promise<void>;
  back(): Promise<void>;
  close(): Promise<void>;
}

interface Client {
  socket: Socket;
  echo: boolean;
  subscriptions: Map<string, string>;
}

const INFO = { server_id: 'test', version: '2.10.0', proto: 1, headers: true, max_payload: 1_048_576 };

export async function startNatsServer(account?: { user: string; pass: string }): Promise<NatsServer> {
  const clients = new Set<Client>();

  const publish = (subject: string, payload: string, from?: Client) => {
    for (const client of clients)
      for (const [sid, wanted] of client.subscriptions)
        if (wanted === subject && (client !== from || client.echo))
          client.socket.write(`MSG ${subject} ${sid} ${Buffer.byteLength(payload)}\r\n${payload}\r\n`);
  };

  const server = createServer((socket) => {
    const client: Client = { socket, echo: true, subscriptions: new Map() };
    clients.add(client);
    socket.on('error', () => {});
    socket.on('close', () => clients.delete(client));
    socket.write(`INFO ${JSON.stringify({ ...INFO, auth_required: account !== undefined })}\r\n`);
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      text += data;
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const [verb = '', ...rest] = text.slice(0, end).split(' ');
        const size = verb === 'PUB' ? Number(rest.at(-1)) + 2 : 0;
        if (text.length < end + 2 + size) return;
        const payload = text.slice(end + 2, end + size);
        text = text.slice(end + 2 + size);
        answer(client, verb, rest, payload);
      }
    });
  });

  function answer(client: Client, verb: string, rest: string[], payload: string): void {
    if (verb === 'PING') client.socket.write('PONG\r\n');
    if (verb === 'SUB') client.subscriptions.set(rest.at(-1) as string, rest[0] as string);
    if (verb === 'UNSUB') client.subscriptions.delete(rest[0] as string);
    if (verb === 'PUB') publish(rest[0] as string, Buffer.from(payload, 'latin1').toString(), client);
    if (verb !== 'CONNECT') return;
    const { echo, user, pass } = JSON.parse(rest.join(' '));
    client.echo = echo;
    if (account && (user !== account.user || pass !== account.pass))
      client.socket.end(`-ERR 'Authorization Violation'\r\n`);
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const away = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    for (const { socket } of clients) socket.destroy();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as { port: number };
  const who = account ? `${account.user}:${account.pass}@` : '';
  return {
    url: `nats://${who}127.0.0.1:${port}`,
    publish,
    away,
    back: () => listen(port),
    close: away,
  };
}
