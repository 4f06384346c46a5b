import type { AddressInfo } from 'node:net';
import { createProduct } from './product.ts';

const { app } = await createProduct(process.argv[2] as string);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
process.on('SIGTERM', () => process.exit());
