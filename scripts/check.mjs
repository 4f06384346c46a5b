/** `npm run check`: types, lint and the tests that need no database, in seconds. */
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
    quietly('domain and rules', toolbox, 'vitest', ['run', 'domain/', 'checks/']),
  ]);
  return outcomes.every(Boolean) ? 0 : 1;
});
