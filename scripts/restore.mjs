/** `npm run restore -- <file> [--replace]`: restores a backup into an empty database, or replaces its data. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { fromCallerFolder, inTree } from './launch/tree.mjs';

await main(async () => {
  await ensurePackages();
  const { code } = await run(findNode(), [
    inTree('server/backup/run-restore.ts'),
    ...process.argv.slice(2).map(fromCallerFolder),
  ]);
  return code;
});
