import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { installPackages, readPackages } from './install-packages.mjs';
import { LaunchError, run } from './processes.mjs';
import { inTree } from './tree.mjs';

/** Installs packages when they are missing or differ from package-lock.json, and applies patches. */
export async function ensurePackages() {
  if (!packagesAreCurrent()) await installPackages();
  await applyPatches();
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
