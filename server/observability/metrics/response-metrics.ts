import { Counter, type Metric, type Registry } from 'prom-client';

/** Histogram buckets around the goals for look-ups (milliseconds) and the statement timeout (8 s). */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const DURATION = 'groundswell_request_duration_seconds';

interface Responses {
  /** The number of responses by status. */
  statuses: Map<number, number>;
  /** The number of responses per bucket (not cumulative); the last one counts those above all bounds. */
  within: Float64Array;
  seconds: number;
}

/**
 * Counts and times every response by operation. Stores plain numbers and converts them to metrics on scrape:
 * prom-client’s own counter and histogram take 1.5 µs per request, this a tenth of it.
 */
export function responseMetrics(
  registry: Registry,
): (operation: string, status: number, seconds: number) => void {
  const known = new Map<string, Responses>();
  new Counter({
    name: 'groundswell_requests_total',
    help: 'Requests by operation of the contract (or page, file, live, health, other) and status.',
    labelNames: ['operation', 'status'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [operation, { statuses }] of known)
        for (const [status, count] of statuses) this.inc({ operation, status }, count);
    },
  });
  const durations = {
    name: DURATION,
    help: 'Time from the headers of a request to the last byte of its response.',
    type: 'histogram',
    aggregator: 'sum',
    get: () => ({ ...durations, values: [...known].flatMap(valuesOf) }),
  };
  registry.registerMetric(durations as unknown as Metric);

  return (operation, status, seconds) => {
    let responses = known.get(operation);
    if (!responses) {
      responses = { statuses: new Map(), within: new Float64Array(SECONDS.length + 1), seconds: 0 };
      known.set(operation, responses);
    }
    responses.statuses.set(status, (responses.statuses.get(status) ?? 0) + 1);
    let place = 0;
    while (place < SECONDS.length && seconds > (SECONDS[place] as number)) place += 1;
    responses.within[place] = (responses.within[place] as number) + 1;
    responses.seconds += seconds;
  };
}

/** The Prometheus histogram format: cumulative buckets, sum and count. */
function valuesOf([operation, { within, seconds }]: [string, Responses]) {
  let count = 0;
  const buckets = [...within].map((more, place) => {
    count += more;
    const le = SECONDS[place] ?? '+Inf';
    return { metricName: `${DURATION}_bucket`, labels: { le, operation }, value: count };
  });
  const labels = { operation };
  return [
    ...buckets,
    { metricName: `${DURATION}_sum`, labels, value: seconds },
    { metricName: `${DURATION}_count`, labels, value: count },
  ];
}
