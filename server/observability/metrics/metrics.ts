import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { responseMetrics } from './response-metrics.ts';

/** The product’s metrics. No label contains a person, a tracking number or an address. */
export interface Metrics {
  registry: Registry;
  /** `operation` is from a closed set (operation-names.ts). */
  responded(operation: string, status: number, seconds: number): void;
  positionsTaken(outcome: PositionOutcome, count: number): void;
  jobEnded(queue: string, outcome: JobOutcome, seconds: number): void;
  /** A gauge that is read on scrape. `together` is how the values of several processes are aggregated. */
  read(name: string, help: string, value: () => number, together?: 'sum' | 'min'): void;
  /** Like `read`, for counters with one label. */
  readCount(name: string, help: string, label: string, values: () => Record<string, number>): void;
}

type PositionOutcome = 'new' | 'known' | 'refused';
type JobOutcome = 'done' | 'failed' | 'hopeless';

const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900];

export function createMetrics(version: string): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'groundswell_build_info',
    help: 'The running version and its Node.js version.',
    labelNames: ['version', 'node'],
    aggregator: 'first',
    registers,
  }).set({ version, node: process.version }, 1);
  const positions = new Counter({
    name: 'groundswell_positions_total',
    help: 'Positions sent by devices and drivers.',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Histogram({
    name: 'groundswell_job_duration_seconds',
    help: 'Job attempts by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    buckets: JOB_SECONDS,
    registers,
  });
  for (const outcome of ['new', 'known', 'refused']) positions.inc({ outcome }, 0);

  return {
    registry,
    responded: responseMetrics(registry),
    positionsTaken: (outcome, count) => positions.inc({ outcome }, count),
    jobEnded: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    read(name, help, value, together = 'sum') {
      new Gauge({
        name,
        help,
        aggregator: together,
        registers,
        collect() {
          this.set(value());
        },
      });
    },
    readCount(name, help, label, values) {
      new Counter({
        name,
        help,
        labelNames: [label],
        registers,
        collect() {
          this.reset();
          for (const [of, count] of Object.entries(values())) this.inc({ [label]: of }, count);
        },
      });
    },
  };
}
