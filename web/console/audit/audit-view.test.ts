import { expect, test } from 'vitest';
import { boundsOf, DEFAULT_VIEW, readView, writeView } from './audit-view.ts';

const ID = '01990000-0000-7000-8000-00000000abcd';

test.each([
  ['', {}],
  [
    `q= gs1 &area=people&person=${ID}&day=2026-11-21`,
    { q: 'gs1', area: 'people', person: ID, day: '2026-11-21' },
  ],
  ['area=kings&person=me&day=2026-02-30', {}],
])('%j is read as %o and survives a round trip', (search, view) => {
  const read = readView(new URLSearchParams(search));
  expect(read).toEqual({ ...DEFAULT_VIEW, ...view });
  expect(readView(writeView(read))).toEqual(read);
});

test('a day ends when the next begins', () => {
  expect(boundsOf('2026-12-31')).toEqual({ from: new Date(2026, 11, 31), until: new Date(2027, 0, 1) });
});
