import { availableParallelism, cpus } from 'node:os';
import { trackingLookups } from './tracking-lookups.ts';

/** Each measurement compares the product with the least that could answer the same, in one run. */
const measurements = [trackingLookups];

const results = [];
for (const measure of measurements) results.push(await measure());

console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.version}\n`,
);
console.table(
  results.map(({ name, product, bare, unit, limit }) => ({
    measurement: name,
    [`product (${unit})`]: Math.round(product),
    [`bare (${unit})`]: Math.round(bare),
    ratio: (product / bare).toFixed(2),
    'at least': limit,
  })),
);
const missed = results.filter(({ product, bare, limit }) => product / bare < limit);
for (const { name } of missed) console.error(`${name} is below its limit.`);
process.exitCode = missed.length > 0 ? 1 : 0;
