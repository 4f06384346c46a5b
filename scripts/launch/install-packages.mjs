import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { LaunchError, run } from './processes.mjs';
import { startProgress } from './progress.mjs';
import { inTree } from './tree.mjs';

const LOCK = 'package-lock.json';
const POLL_MS = 500;

/**
 * Installs the packages of package-lock.json in a separate folder, which replaces node_modules at the end: an interrupted
 * installation changes nothing.
 */
export async function installPackages() {
  const progress = startProgress(1, 'installing packages');
  const folder = inTree('.installing');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const file of ['package.json', '.npmrc'])
    if (existsSync(inTree(file))) copyFileSync(inTree(file), join(folder, file));
  const locked = Object.keys(readPackages(inTree(LOCK))).filter((path) => path !== '');
  const looking = setInterval(() => progress.show(shareInstalled(folder, locked)), POLL_MS);
  const { code, output } = await install(folder).finally(() => clearInterval(looking));
  if (code !== 0) throw new LaunchError(`the packages could not be installed:\n${output.trim()}`);
  rmSync(inTree('node_modules'), { recursive: true, force: true });
  renameSync(join(folder, 'node_modules'), inTree('node_modules'));
  rmSync(folder, { recursive: true });
  await import('./prune-packages.mjs');
  progress.end();
}

/** The packages of a lock file by path; none if it can't be read. */
export function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * A lock file with each package's address at a registry. Without addresses npm reads the metadata of all versions of
 * every package (180 MB), a third of the time of an installation.
 */
export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (path === '' || entry.link || entry.inBundle || entry.resolved) return [path, entry];
    const name = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = `${name.slice(name.indexOf('/') + 1)}-${entry.version}.tgz`;
    return [path, { ...entry, resolved: `${registry.replace(/\/$/, '')}/${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Tries the usual addresses first. A registry with others is asked for them. */
async function install(folder) {
  const lock = readFileSync(inTree(LOCK), 'utf8');
  const { output: registry } = await npm('config', 'get', 'registry', '--loglevel=error');
  writeFileSync(join(folder, LOCK), JSON.stringify(withAddresses(JSON.parse(lock), registry.trim())));
  const installed = await ci(folder);
  if (installed.code === 0) return installed;
  writeFileSync(join(folder, LOCK), lock);
  return ci(folder);
}

function ci(folder) {
  return npm(
    'ci',
    `--prefix=${folder}`,
    // NODE_ENV=production would omit the build and test tools.
    '--include=dev',
    '--include=optional',
    // No package needs one, and they would run on the pinned Node before its libraries are in place.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  );
}

async function npm(...args) {
  try {
    return await run('npm', args, { env: { PATH: pathOutsideTree() }, output: 'pipe' });
  } catch (error) {
    if (error.code === 'ENOENT') throw new LaunchError('npm is not on the PATH; install it and start again');
    throw error;
  }
}

/** npm must not itself run on the Node of node_modules, which is replaced. */
function pathOutsideTree() {
  const bins = inTree('node_modules') + sep;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !`${folder}${sep}`.startsWith(bins))
    .join(delimiter);
}

/** npm unpacks a package's files after it has downloaded it. */
function shareInstalled(folder, locked) {
  const unpacked = locked.filter((path) => existsSync(join(folder, path, 'package.json')));
  return unpacked.length / Math.max(1, locked.length);
}
