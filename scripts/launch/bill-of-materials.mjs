import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LaunchError, run } from './processes.mjs';
import { inTree } from './tree.mjs';

/**
 * The CycloneDX bill of materials of production: every package that package-lock.json pins, on every platform, with purl,
 * licence and hashes. Does not query a registry.
 */
export async function billOfMaterials() {
  const read = (name) => JSON.parse(readFileSync(inTree(name), 'utf8'));
  const { devDependencies: _, ...manifest } = read('package.json');
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-bill-'));
  try {
    const write = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value));
    write('package.json', manifest);
    write('package-lock.json', productionLock(read('package-lock.json')));
    return described(await npmSbom(folder), manifest);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function npmSbom(folder) {
  const options = ['--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'];
  const { code, output } = await run('npm', ['sbom', `--prefix=${folder}`, ...options], { output: 'pipe' });
  if (code !== 0) throw new LaunchError(`npm sbom failed; it needs npm 10 or newer: ${output.trim()}`);
  return JSON.parse(output);
}

/**
 * The lock file without development-only packages. npm's `--omit=dev` also drops production packages that another package
 * lists as a development dependency, such as react.
 */
export function productionLock(lock) {
  const { '': { devDependencies: _, ...product } = {}, ...installed } = lock.packages;
  const packages = Object.entries(installed).filter(([, { dev }]) => !dev);
  return { ...lock, packages: { '': product, ...Object.fromEntries(packages) } };
}

/**
 * Sets the product's name, for which npm uses the folder name, and removes download URLs, which may name a private
 * registry.
 */
export function described(bill, { name, version }) {
  const withoutPlace = ({ externalReferences: _, ...component }) => {
    // A purl can name a registry in its qualifiers, after the question mark.
    return { ...component, purl: component.purl.split('?')[0] };
  };
  const component = { ...withoutPlace(bill.metadata.component), type: 'application', name, version };
  return {
    ...bill,
    metadata: { ...bill.metadata, component },
    components: bill.components.map(withoutPlace),
  };
}
