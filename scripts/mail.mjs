/** `npm run mail`: prints the newest mails held at /admin/mail, with their links, for the operator. */
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main, run } from './launch/processes.mjs';
import { inTree } from './launch/tree.mjs';

await main(async () => {
  await ensurePackages();
  const { code } = await run(findNode(), [inTree('server/mail/run-mail.ts')]);
  return code;
});
