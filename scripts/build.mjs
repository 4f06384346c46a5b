/** `npm run build`: packages and pages, for whoever starts the product later or elsewhere. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main } from './launch/processes.mjs';
import { ensureWebBuilt } from './launch/web-build.mjs';

await main(async () => {
  await ensurePackages();
  await ensureWebBuilt(findNode());
  return 0;
});
