import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The minimal HTTP server: node:http with a constant body and headers, or 304 for a matching tag. The body is text, which
 * node:http sends in one piece with the headers and is faster than bytes.
 */
const [body = '', headers_json = '{}'] = process.argv.slice(2);
const headers = JSON.parse(headers_json) as IncomingHttpHeaders;
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
