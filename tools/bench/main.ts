import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fanOut } from './fan-out.ts';
import { imports } from './imports.ts';
import { milestones } from './milestones.ts';
import { pdfFirstByte } from './pdf-first-byte.ts';
import { positions } from './positions.ts';
import { rates } from './rates.ts';
import { replicaLag } from './replica-lag.ts';
import { signedInReads } from './signed-in-reads.ts';
import { start } from './start.ts';
import type { Measurement } from './support/measurement.ts';
import { machine, printed } from './support/report.ts';
import { medians } from './support/runs.ts';
import { trackingLookups } from './tracking-lookups.ts';
import { writeDocuments } from './write-documents.ts';
import { writes } from './writes.ts';

/** Each compares the product with a minimal implementation in one run, or with a fixed limit. */
const MEASUREMENTS: Record<string, () => Promise<Measurement[]>> = {
  'tracking-lookups': trackingLookups,
  'signed-in-reads': signedInReads,
  'fan-out': fanOut,
  milestones,
  positions,
  writes,
  rates,
  imports,
  'replica-lag': replicaLag,
  'pdf-first-byte': pdfFirstByte,
  start,
};

/**
 * Measurements that print their own table and fail when they miss a limit. They run by name or with `--all`. Those in a
 * browser need a build and CHROMIUM_PATH.
 */
const BY_HAND: Record<string, { kind: Kind; file: string }> = {
  'console-reads': { kind: 'takes long', file: 'console/console-reads.ts' },
  'console-table': { kind: 'in a browser', file: 'console/console-table.ts' },
  'fleet-map': { kind: 'in a browser', file: 'fleet-map.ts' },
  growth: { kind: 'takes long', file: 'growth.ts' },
  'page-scripts': { kind: 'in a browser', file: 'page-scripts.ts' },
  'guess-numbers': { kind: 'needs a running server', file: 'enumeration-attack.ts' },
  pdfs: { kind: 'takes long', file: 'pdfs.ts' },
  'position-to-page': { kind: 'in a browser', file: 'position-to-page.ts' },
};
type Kind = 'in a browser' | 'takes long' | 'needs a running server';

const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const names = [...Object.keys(MEASUREMENTS), ...Object.keys(BY_HAND)];
const unknown = chosen.filter((name) => !names.includes(name));
if (options.list || unknown.length > 0) {
  for (const name of unknown) console.error(`There is no measurement ${name}.`);
  for (const name of names) console.log(`${name}${BY_HAND[name] ? ` (by name: ${BY_HAND[name].kind})` : ''}`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const runs: Measurement[][] = [];
for (let run = 0; run < Number(options.runs); run++) {
  const taken: Measurement[] = [];
  for (const [name, measure] of Object.entries(MEASUREMENTS))
    if (chosen.length === 0 || chosen.includes(name)) taken.push(...(await measure()));
  runs.push(taken);
}
const rows = medians(runs);
if (rows.length > 0) {
  console.log(`${machine()}; ${runs.length} ${runs.length === 1 ? 'run' : 'runs'}\n`);
  console.table(rows.map(printed));
}
for (const { name } of rows.filter(({ missed }) => missed)) {
  console.error(`${name} misses its limit.`);
  process.exitCode = 1;
}
if (options.write) await writeDocuments(rows, runs.length);

for (const [name, { kind, file }] of Object.entries(BY_HAND))
  if (chosen.includes(name) || (options.all && kind !== 'needs a running server')) {
    console.log(`\n${name}`);
    const child = spawn(process.execPath, [join(import.meta.dirname, file)], { stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) process.exitCode = 1;
  }
