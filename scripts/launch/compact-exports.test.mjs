import { expect, test } from 'vitest';
import { compactExports } from './compact-exports.mjs';

function target(file) {
  return {
    import: { types: `./${file}.d.ts`, default: `./${file}.js` },
    require: { types: `./${file}.d.cts`, default: `./${file}.cjs` },
    types: `./${file}.d.ts`,
    default: `./${file}.js`,
  };
}

test('subpaths with the name of their file share one pattern, others stay listed', () => {
  expect(
    compactExports({
      '.': target('index'),
      './alias': target('alias'),
      './pg-core': target('pg-core/index'),
      './pg-core/columns/uuid': target('pg-core/columns/uuid'),
      './package.json': './package.json',
    }),
  ).toEqual({
    '.': target('index'),
    './pg-core': target('pg-core/index'),
    './package.json': './package.json',
    './*': target('*'),
  });
});
