/** `npm run gallery`: serves every piece of the web in all its states, without a server or a database. */
import { environmentFor, findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { inTree } from './launch/tree.mjs';

const port = process.env.PORT || '3100';

await main(async () => {
  await ensurePackages();
  const args = ['--config', inTree('web/gallery/vite.config.ts'), '--port', port, '--strictPort'];
  const { code } = await run(inTree('node_modules/.bin/vite'), args, { env: environmentFor(findNode()) });
  return code;
});
