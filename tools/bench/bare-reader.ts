import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from '#server/database/pool/connection.ts';
import type { Statement } from './support/recorded-calls.ts';

/** The minimal server for these paths: node:http and postgres.js with the product's statements. */
const [databaseUrl = '', statements_json = '{}'] = process.argv.slice(2);
const { sql } = connect(databaseUrl);
const statements = JSON.parse(statements_json) as Record<string, Statement[]>;

const server = createServer(async (request, response) => {
  const results: unknown[] = [];
  for (const { text, values } of statements[request.url ?? ''] ?? [])
    results.push(await sql.unsafe(text, values as never[], { prepare: true }));
  const body = Buffer.from(JSON.stringify(results));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => process.exit());
