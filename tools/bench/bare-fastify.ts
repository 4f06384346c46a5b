import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';

/** A Fastify server with one route that returns a constant body and headers, or 304 for a matching tag. */
const [body = '', headers_json = '{}'] = process.argv.slice(2);
const headers = JSON.parse(headers_json) as IncomingHttpHeaders;
const { 'content-length': _length, 'content-type': _type, ...ofUnchanged } = headers;

const app = Fastify();
app.get('/api/tracking/:trackingNumber', (request, reply) => {
  if (request.headers['if-none-match'] === headers.etag) reply.code(304).headers(ofUnchanged).send();
  else reply.headers(headers).send(body);
});
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
process.on('SIGTERM', () => process.exit());
