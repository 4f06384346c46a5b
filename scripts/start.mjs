/** `npm start`: installs and builds what is missing, then runs the product. Needs only Node 20 and npm. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { inTree } from './launch/tree.mjs';
import { ensureWebServable } from './launch/web-build.mjs';

await main(async () => {
  await ensurePackages();
  const node = findNode();
  const build = await ensureWebServable(node);
  build.finished.catch(({ message }) =>
    console.error(`groundswell: the pages are served uncompressed: ${message}`),
  );
  const { code } = await run(node, [inTree('server/main.ts'), ...process.argv.slice(2)], {
    env: {
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      // Reduces start-up time by about a quarter from the second start on.
      NODE_COMPILE_CACHE: inTree('node_modules/.cache/compiled'),
    },
  });
  return code;
});
