import { environmentFor } from './node.mjs';
import { run } from './processes.mjs';
import { inTree } from './tree.mjs';

/** @typedef {{ node: string, env?: Record<string, string> }} Toolbox the Node that runs tools, and their environment */

/**
 * Runs a tool from node_modules.
 *
 * @param {Toolbox} toolbox
 */
export function runTool({ node, env }, tool, args, options = {}) {
  return run(inTree('node_modules/.bin', tool), args, {
    ...options,
    env: { ...environmentFor(node), ...env, ...options.env },
  });
}

/** Runs a tool and prints its output only if it fails. */
export async function quietly(title, toolbox, tool, args) {
  const started = Date.now();
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : undefined;
  const { code, output } = await runTool(toolbox, tool, args, { output: 'pipe', env: colours });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${title} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** Type-checks all areas; generates the route types first, because the screens import them. */
export async function checkTypes(toolbox) {
  const { code, output } = await runTool(toolbox, 'react-router', ['typegen'], { output: 'pipe' });
  // Each further checker of a project checks the shared types again: four of them take twice the processor time.
  if (code === 0) return quietly('types', toolbox, 'tsc', ['-b', '--checkers', '1']);
  console.log(`FAILED  the routes' types\n${output}`);
  return false;
}

export function checkLint(toolbox) {
  // Biome colours its output even in a pipe by default.
  const colours = process.stdout.isTTY ? 'force' : 'off';
  return quietly('lint', toolbox, 'biome', ['ci', `--colors=${colours}`, '.']);
}
