import { programVersion } from '../../backup/command-line.ts';
import type { Pool } from '../../database/pool/connection.ts';
import { observeDatabase } from './database-metrics.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { serveMetrics } from './metrics-server.ts';
import { observePools } from './pool-metrics.ts';
import { collectOnScrape, metricsOfAllProcesses } from './process-metrics.ts';

interface MetricsOptions {
  address: { host: string; port: number };
  databaseUrl: string;
  pools: Record<string, Pool>;
  /**
   * Which of several processes this is: 0, the primary, serves the metrics of all. Undefined for a single
   * process.
   */
  place?: number | undefined;
}

/** Starts the metrics and serves them at `address`. */
export async function startMetrics({
  address,
  databaseUrl,
  pools,
  place,
}: MetricsOptions): Promise<{ metrics: Metrics; port: number; stop: () => Promise<void> }> {
  const metrics = createMetrics(await programVersion());
  const { registry } = metrics;
  // Labelled by process instead of summed: a sum would fall when a process ends, and look like a counter
  // reset.
  if (place !== undefined) registry.setDefaultLabels({ process: String(place) });
  observePools(registry, pools);
  if (place) {
    collectOnScrape(registry);
    return { metrics, port: 0, stop: async () => {} };
  }
  const stopQuerying = observeDatabase(registry, databaseUrl);
  const { port, close } = await serveMetrics(address, {
    contentType: registry.contentType,
    text: () => metricsOfAllProcesses(registry),
  });
  return {
    metrics,
    port,
    async stop() {
      await close();
      await stopQuerying();
    },
  };
}
