import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptGroups } from './script-groups.ts';

const root = join(import.meta.dirname, '../..');

/** Where a path of the list may be. */
const FILES = [
  (path: string) => `${path}.ts`,
  (path: string) => `${path}.tsx`,
  (path: string) => `node_modules/${path}.mjs`,
];

/** The paths that a pattern of groups in parentheses stands for. */
function pathsOf(pattern: string): string[] {
  const group = /\(([^()]*)\)/.exec(pattern);
  if (!group) return [pattern];
  const [whole, inner = ''] = group;
  return inner
    .split('|')
    .flatMap((one) =>
      pathsOf(pattern.slice(0, group.index) + one + pattern.slice(group.index + whole.length)),
    );
}

test.each(scriptGroups.map(({ name, modules }) => [name, modules] as const))(
  'every module of the script group %s exists',
  (_, modules) => {
    const named = modules.flatMap(pathsOf).filter((path) => !/[.*+]/.test(path));
    const missing = named.filter((path) => !FILES.some((file) => existsSync(join(root, file(path)))));
    expect(missing).toEqual([]);
  },
);
