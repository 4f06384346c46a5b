import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, sep } from 'node:path';
import { LaunchError, run } from './processes.mjs';
import { startProgress } from './progress.mjs';
import { inTree } from './tree.mjs';

/** Installs packages when they are missing or differ from package-lock.json, and applies patches. */
export async function ensurePackages() {
  if (!packagesAreCurrent()) await install();
  await applyPatches();
}

async function install() {
  const progress = startProgress(1, 'installing packages');
  const wanted = Object.keys(readPackages(inTree('package-lock.json'))).filter((path) => path !== '');
  const looking = setInterval(() => progress.show(shareInstalled(wanted)), POLL_MS);
  const { code, output } = await npm('ci').finally(() => clearInterval(looking));
  if (code !== 0) throw new LaunchError(`the packages could not be installed:\n${output.trim()}`);
  await import('./prune-packages.mjs');
  progress.end();
}

const POLL_MS = 500;

/** npm unpacks a package's files after it has downloaded it. */
function shareInstalled(wanted) {
  const unpacked = wanted.filter((path) => existsSync(inTree(path, 'package.json')));
  return unpacked.length / Math.max(1, wanted.length);
}

/** Applies `patches/`; npm's postinstall would do it, but install scripts are disabled. */
async function applyPatches() {
  const hash = createHash('sha256');
  for (const name of readdirSync(inTree('patches')).sort())
    hash.update(readFileSync(inTree('patches', name)));
  const stamp = hash.digest('hex');
  const stampFile = inTree('node_modules/.mended-by');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  const program = inTree('node_modules/patch-package/index.js');
  const { code, output } = await run(process.execPath, [program, '--error-on-fail'], { output: 'pipe' });
  if (code !== 0) throw new LaunchError(`a package could not be patched:\n${output.trim()}`);
  writeFileSync(stampFile, stamp);
}

async function npm(...command) {
  const args = [
    ...command,
    // NODE_ENV=production would omit the build and test tools.
    '--include=dev',
    '--include=optional',
    // No package needs one, and they would run on the pinned Node before its libraries are in place.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  try {
    return await run('npm', args, { env: { PATH: pathOutsideTree() }, output: 'pipe' });
  } catch (error) {
    if (error.code === 'ENOENT') throw new LaunchError('npm is not on the PATH; install it and start again');
    throw error;
  }
}

/** npm writes the list of installed packages to node_modules last. */
export function packagesAreCurrent() {
  const installedFile = inTree('node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const wanted = readPackages(inTree('package-lock.json'));
  const installed = readPackages(installedFile);
  return Object.entries(wanted).every(([path, { version, integrity, optional, link }]) => {
    if (path === '' || link) return true;
    const found = installed[path];
    if (!found) return Boolean(optional);
    return found.version === version && found.integrity === integrity;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/** `npm ci` deletes node_modules, so it must not itself run on the Node that lives there. */
function pathOutsideTree() {
  const bins = inTree('node_modules') + sep;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !`${folder}${sep}`.startsWith(bins))
    .join(delimiter);
}
