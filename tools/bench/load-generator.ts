import { connect } from 'node:net';

export interface LoadRequest {
  path: string;
  headers?: Record<string, string>;
  /** JSON, which is posted; without it, the path is read. */
  body?: string;
}

interface LoadResult {
  responses: number;
  /** Number of responses by status. */
  statuses: Map<number, number>;
  seconds: number;
}

const END_OF_HEAD = '\r\n\r\n';
const LENGTH = /\r\ncontent-length: *(\d+)/i;
/** 'HTTP/1.1 ' */
const STATUS_AT = 9;
const WITHOUT_BODY = [204, 304];

/**
 * Generates closed-loop load: each connection sends the next request after the last response. Parses only status and
 * length, because full parsing would cost more CPU than the measured server on the same cores.
 */
export async function generateLoad(
  port: number,
  connections: number,
  seconds: number,
  next: (connection: number) => LoadRequest,
): Promise<LoadResult> {
  const statuses = new Map<number, number>();
  const began = performance.now();
  const until = began + seconds * 1_000;
  const one = (connection: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let read = '';
      const send = () => {
        if (performance.now() >= until) socket.destroy();
        else socket.write(requestText(next(connection)));
      };
      socket.setEncoding('latin1').setNoDelay(true);
      socket.on('connect', send).on('error', reject);
      socket.on('close', () => (performance.now() >= until ? resolve() : reject(new Error('Cut off.'))));
      socket.on('data', (chunk: string) => {
        read += chunk;
        const status = statusOf(read);
        if (status === 'unreadable') socket.destroy(new Error('A response has no content-length.'));
        if (typeof status !== 'number') return;
        read = '';
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, (_, connection) => one(connection)));
  const responses = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return { responses, statuses, seconds: (performance.now() - began) / 1_000 };
}

function requestText({ path, headers = {}, body }: LoadRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}`;
  if (body === undefined) return `GET ${head}\r\n`;
  return `POST ${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** The status of a complete response. */
function statusOf(read: string): number | 'unreadable' | undefined {
  const head = read.indexOf(END_OF_HEAD);
  if (head < 0) return undefined;
  const status = Number(read.slice(STATUS_AT, STATUS_AT + 3));
  if (WITHOUT_BODY.includes(status)) return status;
  const length = LENGTH.exec(read.slice(0, head))?.[1];
  if (length === undefined) return 'unreadable';
  return read.length >= head + END_OF_HEAD.length + Number(length) ? status : undefined;
}
