import type { AddressInfo } from 'node:net';
import { connect, FOR_JOBS } from '#server/database/pool/connection.ts';
import { runImport } from '#server/imports/run-import.ts';
import { createProduct } from './product.ts';

const CONNECTIONS = 4;

/** The product with its job of imports in the same process, as installed. */
const url = process.argv[2] as string;
const { app, dependencies } = await createProduct(url);
const database = connect(url, CONNECTIONS, FOR_JOBS);
await dependencies.jobs.work('imports', runImport({ ...dependencies, database }));
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
process.on('SIGTERM', () => process.exit());
