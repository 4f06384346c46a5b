import cluster from 'node:cluster';
import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';

type Values = MetricObjectWithValues<MetricValue<string>>[];

/** The messages with which the primary process collects the workers’ metrics. */
interface MetricsRequest {
  metrics_request: number;
}
interface MetricsResponse extends MetricsRequest {
  metrics: Values;
}

/** A worker that does not respond in time is left out of this scrape. */
const WORKER_TIMEOUT_MS = 2_000;

let requests = 0;

/** The metrics of this process and its workers, which carry their number as a label. */
export async function metricsOfAllProcesses(registry: Registry): Promise<string> {
  const others = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  if (others.length === 0) return registry.metrics();
  const [own, ...responses] = await Promise.all([
    registry.getMetricsAsJSON(),
    ...others.map((one) => requestMetrics(one)),
  ]);
  return AggregatorRegistry.aggregate([
    own,
    ...responses.filter((metrics) => metrics !== undefined),
  ]).metrics();
}

/** Makes a worker process respond to the primary’s scrape requests. */
export function collectOnScrape(registry: Registry): void {
  process.on('message', async (message: Partial<MetricsRequest>) => {
    if (typeof message !== 'object' || message.metrics_request === undefined) return;
    const response: MetricsResponse = {
      metrics_request: message.metrics_request,
      metrics: await registry.getMetricsAsJSON(),
    };
    process.send?.(response);
  });
}

function requestMetrics(worker: NonNullable<typeof cluster.worker> | undefined): Promise<Values | undefined> {
  requests += 1;
  const request = requests;
  return new Promise((resolve) => {
    const receive = (message: Partial<MetricsResponse>) => {
      if (typeof message === 'object' && message.metrics_request === request) end(message.metrics);
    };
    const end = (metrics?: Values) => {
      clearTimeout(timeout);
      worker?.off('message', receive);
      resolve(metrics);
    };
    const timeout = setTimeout(end, WORKER_TIMEOUT_MS);
    worker?.on('message', receive);
    worker?.send({ metrics_request: request } satisfies MetricsRequest, (error) => error && end());
  });
}
