import { expect, test } from 'vitest';
import { isNarrowed, readView, writeView } from './clients-view.ts';

const ID = '01990000-0000-7000-8000-00000000abcd';
const EMPTY = { q: '', role: [], state: null, sort: 'newest', person: null, invite: false };

test.each([
  ['', {}],
  [
    'tab=clients&q= ada &role=admin,customer,king&state=deactivated&sort=name',
    {
      q: 'ada',
      role: ['customer', 'admin'],
      state: 'deactivated',
      sort: 'name',
    },
  ],
  [`person=${ID}&invite=1`, { person: ID, invite: true }],
  ['person=me&state=asleep&sort=weight&invite=no', {}],
])('%j is read as %o', (search, view) => {
  expect(readView(new URLSearchParams(search))).toEqual({ ...EMPTY, ...view });
});

test('a view survives a round trip and preserves other parameters', () => {
  const view = { ...EMPTY, q: 'ada', role: ['driver'], state: 'active', person: ID } as ReturnType<
    typeof readView
  >;
  const written = writeView(view, new URLSearchParams('tab=clients&q=old&sort=name'));
  expect(written.get('tab')).toBe('clients');
  expect(readView(written)).toEqual(view);
  expect([isNarrowed(view), isNarrowed({ ...view, q: '', role: [], state: null })]).toEqual([true, false]);
});
