import { createServer, type ServerResponse } from 'node:http';
import { asPortError } from '../../port.ts';

const PLAIN = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };
const SETTINGS = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
const SCRAPE_TIMEOUT_MS = 5_000;

/**
 * Serves `GET /metrics` on a separate port, because the product’s own port is public. Concurrent scrapes
 * share one response. Returns a function that closes the server.
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  { contentType, text }: { contentType: string; text: () => Promise<string> },
): Promise<{ port: number; close: () => Promise<void> }> {
  let pending: Promise<string> | undefined;
  const server = createServer({ requestTimeout: SCRAPE_TIMEOUT_MS }, (request, reply) => {
    if (request.url?.split('?')[0] !== '/metrics')
      return respond(reply, 404, 'Not found. Only /metrics exists.\n');
    if (request.method !== 'GET') return respond(reply, 405, 'Only GET is supported.\n', { allow: 'GET' });
    pending ??= text().finally(() => {
      pending = undefined;
    });
    pending.then(
      (figures) => respond(reply, 200, figures, { 'content-type': contentType }),
      () => respond(reply, 500, 'The metrics could not be read.\n'),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', (error) => failed(asPortError(error, { host, port, settings: SETTINGS })));
    server.listen(port, host, listening);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function respond(reply: ServerResponse, status: number, text: string, headers: Record<string, string> = {}) {
  reply.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...PLAIN, ...headers }).end(text);
}
