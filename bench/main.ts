import { availableParallelism, cpus } from 'node:os';
import { figureOf, isMissed, type Measurement } from './measurement.ts';
import { trackingLookups } from './tracking-lookups.ts';

/** Each compares the product with the least that could answer the same, or with an amount, in one run. */
const MEASUREMENTS: Record<string, () => Promise<Measurement[]>> = {
  'tracking-lookups': trackingLookups,
};

const asked = process.argv.slice(2);
const results: Measurement[] = [];
for (const [name, measure] of Object.entries(MEASUREMENTS))
  if (asked.length === 0 || asked.includes(name)) results.push(...(await measure()));

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}\n`,
);
console.table(
  results.map((result) => ({
    measurement: result.name,
    unit: result.unit,
    product: rounded(result.product),
    bare: result.bare === undefined ? '' : rounded(result.bare),
    figure: rounded(figureOf(result)),
    limit: result.limit === undefined ? '' : `${result.allowed ?? 'at least'} ${result.limit}`,
    sizes: result.sizes ?? '',
  })),
);
const missed = results.filter(isMissed);
for (const { name } of missed) console.error(`${name} misses its limit.`);
process.exitCode = missed.length > 0 ? 1 : 0;

function rounded(value: number): number {
  return Number(value.toPrecision(value >= 1_000 ? 5 : 3));
}
