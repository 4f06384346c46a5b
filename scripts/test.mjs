/**
 * `npm test`: types, lint, every Vitest project, then the journeys in a browser.
 * `npm test -- unit …` and `npm test -- journeys …` run one part; further arguments go to its runner.
 * `npm test -- <file or name> … [options]` runs only these tests; options go to their runners.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './launch/browser.mjs';
import { checkLint, checkTypes, runTool } from './launch/checks.mjs';
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { LaunchError, main } from './launch/processes.mjs';
import { Results } from './launch/results.mjs';
import { createRunFolder } from './launch/run-folder.mjs';
import { removeStaleRuns } from './launch/stale-runs.mjs';
import { selectTests } from './launch/test-selection.mjs';
import { root } from './launch/tree.mjs';
import { ensureWebBuilt } from './launch/web-build.mjs';

await main(async () => {
  const plan = planOf(process.argv.slice(2));
  await ensurePackages();
  const node = findNode();
  await removeStaleRuns();
  // Databases, and the profiles and caches of runners and browser.
  const scratch = createRunFolder();
  try {
    const toolbox = { node, env: { HOME: scratch, TMPDIR: scratch } };
    const results = await runParts(plan, toolbox, scratch);
    console.log(`\n${results}`);
    return results.failed === 0 ? 0 : 1;
  } finally {
    await removeStaleRuns();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
  }
});

/** What runs: the source checks and the web build or not, and the arguments of each runner that is needed. */
function planOf(typed) {
  if (typed.length === 0) return { checksSource: true, builds: true, unit: [], journeys: [] };
  const [part, ...rest] = typed;
  if (part === 'unit' || part === 'journeys') return { builds: true, [part]: rest };
  const firstOption = typed.findIndex((argument) => argument.startsWith('-'));
  const names = firstOption < 0 ? typed : typed.slice(0, firstOption);
  if (names.length === 0)
    throw new LaunchError(`npm test takes a file or a name before its options, not ${part} alone`);
  const selection = selectTests(names, { root, from: process.env.INIT_CWD ?? '.' });
  if ('unknown' in selection) throw new LaunchError(`no test file or title contains “${selection.unknown}”`);
  const { tests, journeys, title, needsBuild } = selection;
  const options = firstOption < 0 ? [] : typed.slice(firstOption);
  const pattern = title?.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return {
    builds: needsBuild,
    unit: tests.length > 0 ? [...tests, ...(pattern ? ['-t', pattern] : []), ...options] : undefined,
    journeys:
      journeys.length > 0 ? [...journeys, ...(pattern ? ['-g', pattern] : []), ...options] : undefined,
  };
}

async function checkSource(toolbox, results) {
  results.add('types', await checkTypes(toolbox));
  results.add('lint', await checkLint(toolbox));
}

async function runParts({ checksSource, builds, unit, journeys }, toolbox, scratch) {
  const results = new Results();
  let browser;
  const runUnit = async () => {
    [browser] = await Promise.all([
      journeys && ensureBrowser(toolbox.node),
      builds && ensureWebBuilt(toolbox.node),
    ]);
    if (!unit) return;
    const report = join(scratch, 'vitest.json');
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...unit];
    const { code } = await runTool(toolbox, 'vitest', args, { apart: true });
    results.addVitest(report, code);
  };
  // The types keep one core busy for longer than the build takes.
  await Promise.all([checksSource && checkSource(toolbox, results), runUnit()]);
  if (journeys) {
    const report = join(scratch, 'playwright.json');
    const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = ['test', '--reporter=list,json', ...journeys];
    const { code } = await runTool(toolbox, 'playwright', args, { apart: true, env });
    results.addPlaywright(report, code);
  }
  return results;
}
