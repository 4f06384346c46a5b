import { environmentFor } from './node.mjs';
import { run } from './processes.mjs';
import { inTree } from './tree.mjs';

/** @typedef {{ node: string, env?: Record<string, string> }} Toolbox the Node that runs tools, and their settings */

/**
 * Runs a tool of node_modules.
 *
 * @param {Toolbox} toolbox
 */
export function runTool({ node, env }, tool, args, options = {}) {
  return run(inTree('node_modules/.bin', tool), args, {
    ...options,
    env: { ...environmentFor(node), ...env, ...options.env },
  });
}

/** Runs a tool and shows what it wrote only when it found something. */
export async function quietly(title, toolbox, tool, args) {
  const started = Date.now();
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : undefined;
  const { code, output } = await runTool(toolbox, tool, args, { output: 'pipe', env: colours });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${title} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** The compiler over every area; the routes' types first, because the screens import them. */
export async function checkTypes(toolbox) {
  const { code, output } = await runTool(toolbox, 'react-router', ['typegen'], { output: 'pipe' });
  if (code === 0) return quietly('types', toolbox, 'tsc', ['-b']);
  console.log(`FAILED  the routes' types\n${output}`);
  return false;
}

export function checkLint(toolbox) {
  // It colours what it writes into a pipe too, unless told not to.
  const colours = process.stdout.isTTY ? 'force' : 'off';
  return quietly('lint', toolbox, 'biome', ['ci', `--colors=${colours}`, '.']);
}
