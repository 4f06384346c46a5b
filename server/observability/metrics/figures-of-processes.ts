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
  figures_asked: number;
}
interface MetricsResponse extends MetricsRequest {
  figures: Values;
}

/** A worker that does not respond in time is left out of this scrape. */
const WORKER_TIMEOUT_MS = 2_000;

let requests = 0;

/** The metrics of this process and its workers, which carry their number as a label. */
export async function figuresOfAll(registry: Registry): Promise<string> {
  const others = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  if (others.length === 0) return registry.metrics();
  const [own, ...responses] = await Promise.all([
    registry.getMetricsAsJSON(),
    ...others.map((one) => requestMetrics(one)),
  ]);
  return AggregatorRegistry.aggregate([
    own,
    ...responses.filter((figures) => figures !== undefined),
  ]).metrics();
}

/** Makes a worker process respond to the primary’s scrape requests. */
export function collectOnScrape(registry: Registry): void {
  process.on('message', async (message: Partial<MetricsRequest>) => {
    if (typeof message !== 'object' || message.figures_asked === undefined) return;
    const response: MetricsResponse = {
      figures_asked: message.figures_asked,
      figures: await registry.getMetricsAsJSON(),
    };
    process.send?.(response);
  });
}

function requestMetrics(worker: NonNullable<typeof cluster.worker> | undefined): Promise<Values | undefined> {
  requests += 1;
  const request = requests;
  return new Promise((resolve) => {
    const receive = (message: Partial<MetricsResponse>) => {
      if (typeof message === 'object' && message.figures_asked === request) end(message.figures);
    };
    const end = (figures?: Values) => {
      clearTimeout(timeout);
      worker?.off('message', receive);
      resolve(figures);
    };
    const timeout = setTimeout(end, WORKER_TIMEOUT_MS);
    worker?.on('message', receive);
    worker?.send({ figures_asked: request } satisfies MetricsRequest, (error) => error && end());
  });
}
