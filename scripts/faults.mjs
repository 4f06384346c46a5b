/** `npm run faults [name …]`: treats the product badly, and counts what is left. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { inTree } from './launch/tree.mjs';

await main(async () => {
  await ensurePackages();
  const { code } = await run(findNode(), [inTree('faults/run.ts'), ...process.argv.slice(2)]);
  return code;
});
