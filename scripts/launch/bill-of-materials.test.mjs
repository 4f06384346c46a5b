import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { billOfMaterials, described, productionLock } from './bill-of-materials.mjs';
import { inTree } from './tree.mjs';

test('download URLs are removed', () => {
  const purl = 'pkg:npm/one@1.0.0?repository_url=https://npm.internal';
  const externalReferences = [{ type: 'distribution', url: 'https://npm.internal/one.tgz' }];
  const hashes = [{ alg: 'SHA-512', content: '00' }];
  const component = { name: 'one', purl, hashes, externalReferences };
  const bill = { metadata: { component: { ...component, name: 'folder' } }, components: [component] };
  const purl_alone = 'pkg:npm/one@1.0.0';
  expect(described(bill, { name: 'product', version: '1.2.3' })).toEqual({
    metadata: {
      component: { name: 'product', version: '1.2.3', type: 'application', purl: purl_alone, hashes },
    },
    components: [{ name: 'one', purl: purl_alone, hashes }],
  });
});

test('development-only packages are removed', () => {
  const packages = {
    '': { dependencies: { one: '1.0.0' }, devDependencies: { tool: '1.0.0' } },
    'node_modules/one': { version: '1.0.0' },
    'node_modules/two': { version: '1.0.0', devOptional: true },
    'node_modules/tool': { version: '1.0.0', dev: true },
  };
  const { '': product, ...installed } = productionLock({ lockfileVersion: 3, packages }).packages;
  expect(product).toEqual({ dependencies: { one: '1.0.0' } });
  expect(Object.keys(installed)).toEqual(['node_modules/one', 'node_modules/two']);
});

test('the bill lists every production package with purl, licence and hashes, without URLs', async () => {
  const { components, dependencies, ...bill } = await billOfMaterials();
  const names = new Set(components.map(({ name }) => name));
  const manifest = JSON.parse(readFileSync(inTree('package.json'), 'utf8'));
  const { name, version } = manifest;
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name, version } } });
  const wanted = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  for (const tool of ['vitest', '@playwright/test', 'drizzle-kit']) expect(names.has(tool), tool).toBe(false);
  const refs = new Set(components.map((component) => component['bom-ref']));
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((on) => !refs.has(on))).toEqual([]);
  for (const { name, purl, hashes } of components) {
    expect(purl, name).toMatch(/^pkg:npm\/[\w%./-]+@[\w.%+-]+$/);
    expect(hashes?.length, name).toBeGreaterThan(0);
  }
  // By Douglas Crockford, who waived all rights: SPDX has no such licence.
  expect(components.filter(({ licenses }) => !licenses).map(({ name }) => name)).toEqual(['jsonify']);
  expect(JSON.stringify([components, bill.metadata])).not.toMatch(/https?:\/\//);
});
