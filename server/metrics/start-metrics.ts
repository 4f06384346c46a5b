import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from '../database/connection.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { tellPools } from './pool-figures.ts';
import { tellStored } from './stored-figures.ts';

const PACKAGE = join(import.meta.dirname, '../../package.json');

/** Everything that is told of this process, where `address` says. */
export async function startMetrics({
  address,
  databaseUrl,
  pools,
}: {
  address: { host: string; port: number };
  databaseUrl: string;
  pools: Record<string, Pool>;
}): Promise<{ metrics: Metrics; port: number; stop: () => Promise<void> }> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  const metrics = createMetrics(version);
  const { registry } = metrics;
  tellPools(registry, pools);
  const endAsking = tellStored(registry, databaseUrl);
  const { port, close } = await serveMetrics(address, {
    contentType: registry.contentType,
    text: () => registry.metrics(),
  });
  return {
    metrics,
    port,
    async stop() {
      await close();
      await endAsking();
    },
  };
}
