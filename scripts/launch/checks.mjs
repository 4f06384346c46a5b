import { environmentFor } from './node.mjs';
import { run } from './processes.mjs';
import { inTree } from './tree.mjs';

/** Runs a tool of node_modules and shows what it wrote only when it found something. */
export async function quietly(title, node, tool, args) {
  const started = Date.now();
  const { code, output } = await runTool(node, tool, args, { output: 'pipe' });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${title} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

export function runTool(node, tool, args, options = {}) {
  const env = { ...environmentFor(node), FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...options.env };
  return run(inTree('node_modules/.bin', tool), args, { ...options, env });
}

/** The compiler over every area; the routes' types first, because the screens import them. */
export async function checkTypes(node) {
  const { code, output } = await runTool(node, 'react-router', ['typegen'], { output: 'pipe' });
  if (code !== 0) {
    console.log(`FAILED  route types\n${output}`);
    return false;
  }
  return quietly('types', node, 'tsc', ['-b']);
}

export function checkLint(node) {
  return quietly('lint', node, 'biome', ['ci', '.']);
}
