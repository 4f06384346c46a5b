import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { createProduct } from './product.ts';

/** `product-server.ts` that prints its memory use in kB, after garbage collection, for each line of input. */
const { app } = await createProduct(process.argv[2] as string, process.argv[3]);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
for await (const _ of createInterface(process.stdin)) {
  for (let round = 0; round < 3; round++) global.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  console.log(JSON.stringify({ heap: (heapUsed + external) / 1_024, rss: rss / 1_024 }));
}
process.exit();
