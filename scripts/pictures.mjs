/** `npm run pictures`: takes the home page's pictures of the product again. */
import { ensureBrowser } from './launch/browser.mjs';
import { environmentFor, findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { inTree } from './launch/tree.mjs';
import { ensureWebBuilt } from './launch/web-build.mjs';

await main(async () => {
  await ensurePackages();
  const node = findNode();
  await ensureWebBuilt(node);
  const env = { ...environmentFor(node), CHROMIUM_PATH: await ensureBrowser(node) };
  const { code } = await run(node, [inTree('scripts/pictures/take.ts')], { env });
  return code;
});
