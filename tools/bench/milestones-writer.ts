import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Reports milestones as a carrier’s feed does, over HTTP and in a separate process:
 * `node milestones-writer.ts <port> <milestones a second> <per call> <seconds>`, with the cookies of staff and the tracking
 * numbers as the first line of input. Prints each number with the time at which its report was acknowledged, in order.
 */
const [port, per_second, per_call, seconds] = process.argv.slice(2).map(Number) as [
  number,
  number,
  number,
  number,
];
/** More calls wait: a saturated server takes fewer milestones a second. */
const CONCURRENCY = 4;
const HOUR_MS = 3_600_000;

const { value: line } = await createInterface(process.stdin)[Symbol.asyncIterator]().next();
const { cookies, numbers } = JSON.parse(String(line)) as { cookies: string[]; numbers: string[] };
const acknowledged: [number: string, at: number][] = [];
const under_way = new Set<Promise<void>>();
const total = per_second * seconds;
const start = performance.now();
let next = 0;
while (next < total) {
  const due = Math.min(total, ((performance.now() - start) / 1_000) * per_second);
  for (; next + per_call <= due || (due === total && next < total); next += per_call) {
    if (under_way.size >= CONCURRENCY) await Promise.race(under_way);
    const sent = report(next).finally(() => under_way.delete(sent));
    under_way.add(sent);
  }
  await pause(2);
}
await Promise.all(under_way);
process.stdout.write(`${JSON.stringify({ committed: acknowledged, took_ms: performance.now() - start })}\n`);

/** One milestone of each of the next shipments: an estimate and a fact in turn, as vessels send them. */
async function report(from: number): Promise<void> {
  const named = Array.from(
    { length: per_call },
    (_, index) => numbers[(from + index) % numbers.length] as string,
  );
  const milestones = named.map((tracking_number, index) => {
    const round = Math.floor((from + index) / numbers.length);
    const is_fact = round % 2 === 1;
    return {
      tracking_number,
      object: { kind: 'leg', leg_sequence: 1 },
      code: is_fact ? 'DEPA' : 'ARRI',
      classifier: is_fact ? 'ACT' : 'EST',
      occurred_at: new Date(Date.now() + (is_fact ? -2 : 1) * HOUR_MS + round * 1_000).toISOString(),
      source: 'carrier',
      source_reference: `BENCH ${round}`,
      reported_at: new Date().toISOString(),
    };
  });
  const response = await fetch(`http://127.0.0.1:${port}/api/milestones`, {
    method: 'POST',
    headers: {
      cookie: cookies[Math.floor(from / per_call) % cookies.length] as string,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ milestones }),
  });
  const at = Number(process.hrtime.bigint()) / 1e6;
  const { results } = (await response.json()) as { results?: { status: string; issue?: string }[] };
  const refused = results?.find(({ status }) => status !== 'recorded');
  if (!response.ok || refused) throw new Error(`${response.status} ${JSON.stringify(refused ?? results)}`);
  acknowledged.push(...named.map((number): [string, number] => [number, at]));
}
