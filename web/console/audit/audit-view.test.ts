import { expect, test } from 'vitest';
import { boundsOf, readView, WHOLE, writeView } from './audit-view.ts';

const ID = '01990000-0000-7000-8000-00000000abcd';

test.each([
  ['', {}],
  [
    `q= gs1 &area=people&person=${ID}&day=2026-11-21`,
    { q: 'gs1', area: 'people', person: ID, day: '2026-11-21' },
  ],
  ['area=kings&person=me&day=2026-02-30', {}],
])('%j shows %o, and is written as it is read', (search, view) => {
  const read = readView(new URLSearchParams(search));
  expect(read).toEqual({ ...WHOLE, ...view });
  expect(readView(writeView(read))).toEqual(read);
});

test('a day ends where the next begins', () => {
  expect(boundsOf('2026-12-31')).toEqual({ from: new Date(2026, 11, 31), until: new Date(2027, 0, 1) });
});
