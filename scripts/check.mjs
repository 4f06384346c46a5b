/** `npm run check`: types, lint, architecture and the other tests that need no database, in seconds. */
import { checkLint, checkTypes, quietly } from './launch/checks.mjs';
import { findNode } from './launch/node.mjs';
import { ensurePackages } from './launch/packages.mjs';
import { main } from './launch/processes.mjs';

await main(async () => {
  await ensurePackages();
  const toolbox = { node: findNode() };
  const outcomes = await Promise.all([
    checkTypes(toolbox),
    checkLint(toolbox),
    quietly('tests without a database', toolbox, 'vitest', ['run', '--project=unit', '--project=files']),
  ]);
  return outcomes.every(Boolean) ? 0 : 1;
});
