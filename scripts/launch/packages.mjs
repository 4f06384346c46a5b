import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { installPackages, readPackages } from './install-packages.mjs';
import { LaunchError, run } from './processes.mjs';
import { inTree } from './tree.mjs';

const STAMP = inTree('node_modules/.patched-by');

/** Installs packages when they are missing or differ from package-lock.json, and applies patches. */
export async function ensurePackages() {
  if (!packagesAreCurrent()) await installPackages();
  const stamp = stampOfPatches();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  if ((await applyPatches()).code !== 0) {
    // A package that has a former version of its patch.
    await installPackages();
    const { code, output } = await applyPatches();
    if (code !== 0) throw new LaunchError(`a package could not be patched:\n${output.trim()}`);
  }
  writeFileSync(STAMP, stamp);
}

function stampOfPatches() {
  const hash = createHash('sha256');
  for (const name of readdirSync(inTree('patches')).sort())
    hash.update(readFileSync(inTree('patches', name)));
  return hash.digest('hex');
}

/** Applies `patches/`; npm's postinstall would do it, but install scripts are disabled. */
function applyPatches() {
  const program = inTree('node_modules/patch-package/index.js');
  return run(process.execPath, [program, '--error-on-fail'], { output: 'pipe' });
}

/** npm writes the list of installed packages to node_modules last. */
function packagesAreCurrent() {
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
