import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AREAS } from './areas.ts';

const ROOT = join(import.meta.dirname, '../..');
const areas = await Promise.all(Object.values(AREAS).map((load) => load()));
const pieces = areas.flatMap((area) => area.pieces);
const shown = new Set(pieces.flatMap((piece) => piece.shows));

test.each(globSync('web/ui/**/*.tsx', { cwd: ROOT }).filter((path) => !/\.test\.tsx$/.test(path)))(
  'the gallery shows %s',
  (path) => expect(shown).toContain(path.replaceAll('\\', '/')),
);

test('the gallery names only files that exist', () => {
  expect([...shown].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test.each(areas)('the pieces of "$title" have different titles and at least one state', ({ pieces }) => {
  expect(new Set(pieces.map(({ title }) => title)).size).toBe(pieces.length);
  expect(pieces.filter(({ states }) => Object.keys(states).length === 0)).toEqual([]);
});

test('the product’s style sheet skips the classes of specimens', () => {
  expect(readFileSync(join(ROOT, 'web/theme/app.css'), 'utf8')).toContain('@source not "../gallery";');
});
