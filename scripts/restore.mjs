/** `npm run restore -- <file> [--replace]`: puts a backup into an empty database, or in the place of what is there. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { fromWhereTyped, inTree } from './launch/tree.mjs';

await main(async () => {
  await ensurePackages();
  const { code } = await run(findNode(), [
    inTree('server/backup/run-restore.ts'),
    ...process.argv.slice(2).map(fromWhereTyped),
  ]);
  return code;
});
