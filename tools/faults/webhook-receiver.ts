import { appendFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * A receiver of webhooks in a separate process, so that it can be killed: `host port behaviour file`. It stores each event in the file
 * before it responds, as a careful receiver does.
 */
const [host = '127.0.0.1', port = '0', behaviour = 'healthy', file = ''] = process.argv.slice(2);
/** How long a receiver takes that is killed in between. */
const WORK_MS = 40;
/** Longer than the timeout of a delivery. */
const SLOW_MS = 15_000;

createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk;
  });
  request.on('end', () => {
    const { type, timestamp, data } = JSON.parse(body);
    const { tracking_number, status } = data;
    const event = { id: request.headers['webhook-id'], path: request.url, type, tracking_number, status };
    const age_ms = Date.now() - Date.parse(timestamp);
    const isTaken = behaviour !== 'failing' && behaviour !== 'redirecting' && behaviour !== 'slow';
    appendFileSync(file, `${JSON.stringify({ ...event, age_ms, taken: isTaken })}\n`);
    const respond = (code: number, headers = {}) => response.writeHead(code, headers).end();
    if (behaviour === 'failing') respond(500);
    else if (behaviour === 'redirecting') respond(302, { location: '/redirected' });
    else
      setTimeout(() => respond(200), behaviour === 'slow' ? SLOW_MS : behaviour === 'killed' ? WORK_MS : 0);
  });
}).listen(Number(port), host);
