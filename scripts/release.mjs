/**
 * `npm run release`: checks the commit and writes its bill of materials to build/release. `-- --tag` also tags the
 * commit. Publishes nothing.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { billOfMaterials } from './launch/bill-of-materials.mjs';
import { hasEntry } from './launch/changelog.mjs';
import { LaunchError, main, run } from './launch/processes.mjs';
import { inTree, root } from './launch/tree.mjs';

const OPTIONS = { tag: { type: 'boolean', default: false } };

await main(async () => {
  const { tag: isTagged } = options();
  const product = JSON.parse(readFileSync(inTree('package.json'), 'utf8'));
  const tag = `v${product.version}`;
  await requireCommitted();
  await requireFree(tag);
  requireEntry(product.version);
  const { code } = await run(process.execPath, [inTree('scripts/check.mjs')]);
  if (code !== 0) throw new LaunchError('npm run check failed; nothing was released');
  const file = writeBill(product.version, await billOfMaterials());
  if (isTagged) await git('tag', '--annotate', tag, '--message', `Groundswell ${product.version}`);
  console.log(`groundswell: ${product.name} ${product.version} is ready; its bill of materials is ${file}

Next:
  npm test              unless it has passed on this commit
  npm run audit         known weaknesses of the packages
  ${isTagged ? `git push origin ${tag}` : `npm run release -- --tag, then git push origin ${tag}`}
  publish ${file} with the release`);
});

function options() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    throw new LaunchError(`${error.message}; npm run release [-- --tag]`);
  }
}

async function requireCommitted() {
  if (await git('status', '--porcelain'))
    throw new LaunchError('there are uncommitted changes; commit or discard them first');
}

async function requireFree(tag) {
  if (await git('tag', '--list', tag))
    throw new LaunchError(`${tag} is already tagged; raise the version in package.json`);
}

function requireEntry(version) {
  const file = inTree('CHANGELOG.md');
  if (existsSync(file) && !hasEntry(readFileSync(file, 'utf8'), version))
    throw new LaunchError(`CHANGELOG.md has no entry for ${version}`);
}

function writeBill(version, bill) {
  const folder = inTree('build/release');
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/groundswell-${version}.cdx.json`;
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  return relative(root, file);
}

async function git(...args) {
  const { code, output } = await run('git', args, { output: 'pipe' });
  if (code !== 0) throw new LaunchError(`git ${args[0]} failed: ${output.trim()}`);
  return output.trim();
}
