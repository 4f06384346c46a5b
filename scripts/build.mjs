/** `npm run build`: installs packages and builds the pages, for a later start or another machine. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main } from './launch/processes.mjs';
import { ensureWebBuilt } from './launch/web-build.mjs';

await main(async () => {
  await ensurePackages();
  await ensureWebBuilt(findNode());
  return 0;
});
