/** `npm run dev`: restarts the server and reloads the pages when files change. */
import { environmentFor, findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run, signalChildren } from './launch/processes.mjs';
import { inTree } from './launch/tree.mjs';
import { ensureWebBuilt } from './launch/web-build.mjs';

const pagesPort = Number(process.env.PORT || 3000);
const serverPort = pagesPort + 1;

await main(async () => {
  await ensurePackages();
  const node = findNode();
  // The server needs the built page shell even though the browser loads the pages from Vite.
  await ensureWebBuilt(node);
  const server = run(node, ['--watch', '--watch-preserve-output', inTree('server/main.ts')], {
    env: { PORT: String(serverPort), PUBLIC_URL: `http://localhost:${pagesPort}` },
  });
  const pages = run(
    inTree('node_modules/.bin/react-router'),
    ['dev', '--port', String(pagesPort), '--strictPort'],
    { env: { ...environmentFor(node), API_ORIGIN: `http://127.0.0.1:${serverPort}` } },
  );
  try {
    const { code } = await Promise.race([server, pages]);
    return code;
  } finally {
    signalChildren();
    await Promise.allSettled([server, pages]);
  }
});
