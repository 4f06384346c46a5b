/** `npm run backup [file]`: everything stored, in one file, while the product runs or not. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { fromWhereTyped, inTree } from './launch/tree.mjs';

await main(async () => {
  await ensurePackages();
  const { code } = await run(findNode(), [
    inTree('server/backup/run-backup.ts'),
    ...process.argv.slice(2).map(fromWhereTyped),
  ]);
  return code;
});
