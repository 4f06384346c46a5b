/** `npm run faults`: kills the server and its database while customers book, and counts what is left. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { inTree } from './launch/tree.mjs';

await main(async () => {
  await ensurePackages();
  const { code } = await run(findNode(), [inTree('faults/kill-nine.ts')]);
  return code;
});
