import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The least that can answer at all: node:http, always the same words under the same headers, or 304 to who has them. As text,
 * which goes out with the headers in one piece and is faster than bytes.
 */
const [body = '', told = '{}'] = process.argv.slice(2);
const headers = JSON.parse(told) as IncomingHttpHeaders;
const { 'content-length': _length, 'content-type': _type, ...ofUnchanged } = headers;

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === headers.etag) {
    response.writeHead(304, ofUnchanged);
    response.end();
    return;
  }
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit());
