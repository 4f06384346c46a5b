/** `npm run mail`: the newest mails that wait at /admin/mail, with their links, on the terminal of whoever runs the product. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { inTree } from './launch/tree.mjs';

await main(async () => {
  await ensurePackages();
  const { code } = await run(findNode(), [inTree('server/mail/run-mail.ts')]);
  return code;
});
