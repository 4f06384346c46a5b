import { programVersion } from '../../backup/command-line.ts';
import type { Pool } from '../../database/pool/connection.ts';
import { collectOnScrape, figuresOfAll } from './figures-of-processes.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { observePools } from './pool-figures.ts';
import { observeStored } from './stored-figures.ts';

interface Told {
  address: { host: string; port: number };
  databaseUrl: string;
  pools: Record<string, Pool>;
  /** Of several processes, which: the first, 0, tells of all; undefined where there is one. */
  place?: number | undefined;
}

/** Everything that is told of the product, where `address` says. */
export async function startMetrics({
  address,
  databaseUrl,
  pools,
  place,
}: Told): Promise<{ metrics: Metrics; port: number; stop: () => Promise<void> }> {
  const metrics = createMetrics(await programVersion());
  const { registry } = metrics;
  // Not summed up: the sum would fall when a process ends, and seem to rise by all of it when another takes its place.
  if (place !== undefined) registry.setDefaultLabels({ process: String(place) });
  observePools(registry, pools);
  if (place) {
    collectOnScrape(registry);
    return { metrics, port: 0, stop: async () => {} };
  }
  const endAsking = observeStored(registry, databaseUrl);
  const { port, close } = await serveMetrics(address, {
    contentType: registry.contentType,
    text: () => figuresOfAll(registry),
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
