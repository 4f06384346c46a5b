import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptGroups } from './script-groups.ts';

const root = join(import.meta.dirname, '../..');

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
    const ours = modules.flatMap(pathsOf).filter((path) => /^(web|domain|content)\/[^.*+]+$/.test(path));
    const missing = ours.filter(
      (path) => !['.ts', '.tsx'].some((ending) => existsSync(join(root, path + ending))),
    );
    expect(missing).toEqual([]);
  },
);
