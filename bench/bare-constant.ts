import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The least that can answer at all: node:http, always the same words, or 304 to who has them. */
const [body = '', etag = ''] = process.argv.slice(2);
const bytes = Buffer.from(body);

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag });
    response.end();
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length, etag });
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit());
