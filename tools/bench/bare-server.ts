import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from '#server/database/pool/connection.ts';
import { selectTracked } from '#server/tracking/tracked-shipment.ts';

/** The minimal look-up server: node:http and postgres.js with the product's query. */
const { sql } = connect(process.argv[2] as string);

const server = createServer(async (request, response) => {
  const [found] = await selectTracked(sql, [request.url?.split('/').at(-1) ?? '']);
  const body = Buffer.from(JSON.stringify(found));
  response.writeHead(found ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': body.length,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit());
