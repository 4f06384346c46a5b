import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail server whose behaviour depends on the recipient’s name; any other name is accepted. */
export interface MailServer {
  url: string;
  /** The Message-IDs of accepted e-mails by recipient, in order. */
  taken: Map<string, string[]>;
  /** The answer addresses of accepted e-mails by recipient; '' without one. */
  answered_to: Map<string, string>;
  /** How often delivery to the recipient was attempted. */
  offered: Map<string, number>;
  close(): Promise<void>;
}

const BEHAVIOURS = ['refused', 'busy-once', 'dropped-once', 'late'] as const;

/** `late_ms` is the delay of a late response. `port` allows restarting the server on the same port. */
export async function startMailServer({ late_ms = 300, port = 0 } = {}): Promise<MailServer> {
  const taken = new Map<string, string[]>();
  const answered_to = new Map<string, string>();
  const offered = new Map<string, number>();
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}).on('close', () => sockets.delete(socket)));
    let recipient = '';
    let text = '';
    let isData = false;
    const reply = (line: string) => void socket.write(`${line}\r\n`);
    reply('220 mail.test.example');
    socket.on('data', (chunk) => {
      text += chunk;
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          isData = false;
          take(part);
        } else command(part);
      }
    });

    function command(line: string): void {
      const verb = line.slice(0, 4).toUpperCase();
      isData = verb === 'DATA';
      if (verb === 'RCPT') address(line.match(/<(.*?)>/)?.[1] ?? '');
      else reply(isData ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
    }

    function address(name: string): void {
      recipient = name;
      const times = (offered.get(name) ?? 0) + 1;
      offered.set(name, times);
      const behaviour = behaviourOf(name);
      if (behaviour === 'refused') reply('550 5.1.1 no such user');
      else if (behaviour === 'busy-once' && times === 1) reply('450 4.2.1 try again later');
      else reply('250 ok');
    }

    function take(mail: string): void {
      const id = mail.match(/^message-id: *(.*)$/im)?.[1] ?? '';
      taken.set(recipient, [...(taken.get(recipient) ?? []), id]);
      answered_to.set(recipient, mail.match(/^reply-to: *(.*)$/im)?.[1] ?? '');
      const behaviour = behaviourOf(recipient);
      if (behaviour === 'dropped-once' && offered.get(recipient) === 1) socket.destroy();
      else if (behaviour === 'late') setTimeout(reply, late_ms, '250 taken');
      else reply('250 taken');
    }
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    taken,
    answered_to,
    offered,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function behaviourOf(recipient: string): (typeof BEHAVIOURS)[number] | undefined {
  return BEHAVIOURS.find((name) => recipient.startsWith(name));
}
