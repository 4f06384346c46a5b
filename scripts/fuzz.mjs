/** `npm run fuzz [calls] [seed]`: fuzzes every operation with invalid requests; by default 100,000 calls with a new seed. */
import { randomInt } from 'node:crypto';
import { runTool } from './launch/checks.mjs';
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main } from './launch/processes.mjs';

const [calls = '100000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);

await main(async () => {
  await ensurePackages();
  const env = { FUZZ_CALLS: calls, FUZZ_SEED: seed };
  // Each operation gets thousands of calls, so its test can take minutes.
  const args = ['run', 'checks/fuzz', '--reporter=dot', '--testTimeout=1200000'];
  const { code } = await runTool({ node: findNode(), env }, 'vitest', args);
  return code;
});
