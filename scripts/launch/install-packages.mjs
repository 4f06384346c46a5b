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
import { inTree, root } from './tree.mjs';

const LOCK = 'package-lock.json';
const POLL_MS = 500;
/** On the same file system as the tree, so that its packages can be moved. */
const DRAFT = inTree('.installing');

/** Installs the packages of package-lock.json and removes what nothing reads. */
export async function installPackages() {
  const progress = startProgress(1, 'installing packages');
  const locked = Object.keys(readPackages(inTree(LOCK))).filter((path) => path !== '');
  const looking = setInterval(() => progress.show(shareInstalled(locked)), POLL_MS);
  const { code, output } = await install().finally(() => clearInterval(looking));
  if (code !== 0) throw new LaunchError(`the packages could not be installed:\n${output.trim()}`);
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

/**
 * Installs with the usual addresses in a separate folder that replaces node_modules at the end, so that an interrupted
 * installation changes nothing. Falls back to a plain `npm ci` if the registry uses other addresses, or if node_modules can't be
 * replaced because it is a volume.
 */
async function install() {
  rmSync(DRAFT, { recursive: true, force: true });
  mkdirSync(DRAFT);
  for (const file of ['package.json', '.npmrc'])
    if (existsSync(inTree(file))) copyFileSync(inTree(file), join(DRAFT, file));
  const { output: registry } = await npm('config', 'get', 'registry', '--loglevel=error');
  const lock = withAddresses(JSON.parse(readFileSync(inTree(LOCK), 'utf8')), registry.trim());
  writeFileSync(join(DRAFT, LOCK), JSON.stringify(lock));
  // The fallback retries.
  const installed = await ci(DRAFT, '--fetch-retries=0');
  const replaced = installed.code === 0 && replacePackages();
  rmSync(DRAFT, { recursive: true, force: true });
  return replaced ? installed : ci(root);
}

function replacePackages() {
  try {
    rmSync(inTree('node_modules'), { recursive: true, force: true });
    renameSync(join(DRAFT, 'node_modules'), inTree('node_modules'));
    return true;
  } catch {
    return false;
  }
}

function ci(folder, ...options) {
  return npm(
    'ci',
    `--prefix=${folder}`,
    ...options,
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
function shareInstalled(locked) {
  const folder = existsSync(DRAFT) ? DRAFT : root;
  const unpacked = locked.filter((path) => existsSync(join(folder, path, 'package.json')));
  return unpacked.length / Math.max(1, locked.length);
}
