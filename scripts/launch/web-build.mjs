import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentFor } from './node.mjs';
import { precompress } from './precompress.mjs';
import { LaunchError, run } from './processes.mjs';
import { startProgress } from './progress.mjs';
import { inTree, root } from './tree.mjs';

/** The inputs of the page build. */
const inputs = [
  'web',
  'content',
  'domain',
  'contract',
  'data',
  'public',
  'scripts/launch/precompress.mjs',
  'scripts/map/pacific-projection.ts',
  'scripts/pages',
  'server/geography',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.base.json',
  'vite.config.ts',
];
const stampFile = inTree('build/made-from');

/** Builds the pages when their inputs have changed since the last build. */
export async function ensureWebBuilt(node) {
  await (await ensureWebServable(node)).finished;
}

/**
 * Builds the pages as `ensureWebBuilt`, but resolves when a server can serve them; `finished` resolves when the files are
 * compressed too. A build that was interrupted in between is repeated at the next start.
 */
export async function ensureWebServable(node) {
  const stamp = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return { finished: Promise.resolve() };
  const progress = startProgress(2, 'building the pages');
  rmSync(stampFile, { force: true });
  const env = { ...environmentFor(node), NODE_ENV: 'production' };
  const { code, output } = await run(inTree('node_modules/.bin/react-router'), ['build'], {
    env,
    output: 'pipe',
    onOutput: buildStages(progress.show),
  });
  if (code !== 0) throw new LaunchError(`the web pages could not be built:\n${output.trim()}`);
  progress.end();
  return { finished: precompress(inTree('build/client')).then(() => writeFileSync(stampFile, stamp)) };
}

/** What the build prints when a stage ends, and the share of the time that it takes until then. */
const STAGES = [
  ['modules transformed', 0.45],
  ['built in', 0.55],
  ['modules transformed', 0.75],
  ['built in', 0.8],
  ['Prerender', 0.9],
];

function buildStages(show) {
  let stage = 0;
  return (text) => {
    while (stage < STAGES.length && text.includes(STAGES[stage][0])) {
      show(STAGES[stage][1]);
      text = text.slice(text.indexOf(STAGES[stage][0]) + STAGES[stage][0].length);
      stage += 1;
    }
  };
}

/** Hashes contents instead of dates, because checkouts and branch switches change dates. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    for (const file of filesIn(input))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (!existsSync(join(root, path))) return [];
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .filter((file) => !file.startsWith(join('web', 'gallery')))
    .sort();
}
