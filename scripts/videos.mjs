/** `npm run videos`: records the documentation’s videos of the product again. Needs ffmpeg. */
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
  const { code } = await run(node, [inTree('scripts/videos/record.ts')], { env });
  return code;
});
