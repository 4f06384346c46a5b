/** `npm run backup [file]`: backs up all data to one file, whether or not the product is running. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { fromCallerFolder, inTree } from './launch/tree.mjs';

await main(async () => {
  await ensurePackages();
  const { code } = await run(findNode(), [
    inTree('server/backup/run-backup.ts'),
    ...process.argv.slice(2).map(fromCallerFolder),
  ]);
  return code;
});
