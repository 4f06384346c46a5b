import cluster from 'node:cluster';
import {
  AggregatorRegistry,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';

type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** What the first process asks the others, and what they tell it. */
interface Asked {
  figures_asked: number;
}
interface Told extends Asked {
  figures: Figures;
}

/** Who computes for so long is left out this time. */
const LONGEST_MS = 2_000;

let questions = 0;

/** The figures of this process and of those that it started, which bear their number as a label. */
export async function figuresOfAll(registry: Registry): Promise<string> {
  const others = Object.values(cluster.workers ?? {}).filter((worker) => worker?.isConnected());
  if (others.length === 0) return registry.metrics();
  const [own, ...told] = await Promise.all([registry.getMetricsAsJSON(), ...others.map((one) => ask(one))]);
  return AggregatorRegistry.aggregate([own, ...told.filter((figures) => figures !== undefined)]).metrics();
}

/** Of a process that was started by another. */
export function collectOnScrape(registry: Registry): void {
  process.on('message', async (message: Partial<Asked>) => {
    if (typeof message !== 'object' || message.figures_asked === undefined) return;
    const told: Told = { figures_asked: message.figures_asked, figures: await registry.getMetricsAsJSON() };
    process.send?.(told);
  });
}

function ask(worker: NonNullable<typeof cluster.worker> | undefined): Promise<Figures | undefined> {
  questions += 1;
  const question = questions;
  return new Promise((resolve) => {
    const hear = (message: Partial<Told>) => {
      if (typeof message === 'object' && message.figures_asked === question) end(message.figures);
    };
    const end = (figures?: Figures) => {
      clearTimeout(patience);
      worker?.off('message', hear);
      resolve(figures);
    };
    const patience = setTimeout(end, LONGEST_MS);
    worker?.on('message', hear);
    worker?.send({ figures_asked: question } satisfies Asked, (error) => error && end());
  });
}
