/**
 * `npm test`: types, lint, every Vitest project, then the journeys in a browser.
 * `npm test -- unit …` and `npm test -- journeys …` run one part; further arguments go to its runner.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './launch/browser.mjs';
import { checkLint, checkTypes, runTool } from './launch/checks.mjs';
import { removeLeftovers } from './launch/leftovers.mjs';
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { LaunchError, main } from './launch/processes.mjs';
import { Results } from './launch/results.mjs';
import { ensureWebBuilt } from './launch/web-build.mjs';

const [part, ...rest] = process.argv.slice(2);
const wants = (name) => part === undefined || part === name;

await main(async () => {
  if (part && !['unit', 'journeys'].includes(part))
    throw new LaunchError(
      `npm test runs everything, npm test -- unit or npm test -- journeys a part; not ${part}`,
    );
  await ensurePackages();
  const node = findNode();
  const browser = wants('journeys') ? await ensureBrowser(node) : undefined;
  await removeLeftovers();
  // Redirects profiles and caches of runners and browser to a scratch folder.
  const scratch = mkdtempSync(join(tmpdir(), 'groundswell-'));
  try {
    const toolbox = { node, env: { HOME: scratch, TMPDIR: scratch } };
    const results = await runParts(toolbox, browser, scratch);
    console.log(`\n${results}`);
    return results.failed === 0 ? 0 : 1;
  } finally {
    await removeLeftovers();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
  }
});

async function checkSource(toolbox, results) {
  results.add(await checkTypes(toolbox));
  results.add(await checkLint(toolbox));
}

async function runParts(toolbox, browser, scratch) {
  const results = new Results();
  // The build and the checks run in parallel on separate cores.
  await Promise.all([ensureWebBuilt(toolbox.node), part === undefined && checkSource(toolbox, results)]);
  if (wants('unit')) {
    const report = join(scratch, 'vitest.json');
    const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...rest];
    const { code } = await runTool(toolbox, 'vitest', args, { apart: true });
    results.addVitest(report, code);
  }
  if (wants('journeys')) {
    const report = join(scratch, 'playwright.json');
    const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const args = ['test', '--reporter=list,json', ...rest];
    const { code } = await runTool(toolbox, 'playwright', args, { apart: true, env });
    results.addPlaywright(report, code);
  }
  return results;
}
