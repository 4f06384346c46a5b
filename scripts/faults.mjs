/** `npm run faults [name …]`: injects faults and counts lost writes; `-- --list` names them. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { inTree } from './launch/tree.mjs';
import { ensureWebBuilt } from './launch/web-build.mjs';

await main(async () => {
  await ensurePackages();
  const node = findNode();
  if (!process.argv.includes('--list')) await ensureWebBuilt(node);
  const { code } = await run(node, [inTree('tools/faults/run.ts'), ...process.argv.slice(2)]);
  return code;
});
