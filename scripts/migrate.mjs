/** `npm run migrate`: migrates an external database to this version and exits; for servers with MIGRATE=0. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { inTree } from './launch/tree.mjs';

await main(async () => {
  await ensurePackages();
  const { code } = await run(findNode(), [inTree('server/database/migrations/run-migrate.ts')]);
  return code;
});
