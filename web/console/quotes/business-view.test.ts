import { expect, test } from 'vitest';
import { readView, writeView } from './business-view.ts';

test.each([
  ['', { q: '', status: [], quote: null, act: null }],
  [
    'tab=business&q= lamps &status=rejected,pending,lost',
    { q: 'lamps', status: ['pending', 'rejected'], quote: null, act: null },
  ],
  ['quote=GQ123456782&act=convert', { q: '', status: [], quote: 'GQ123456782', act: 'convert' }],
  ['act=convert', { q: '', status: [], quote: null, act: null }],
  ['quote=GQ123456782&act=burn', { q: '', status: [], quote: 'GQ123456782', act: null }],
])('%j is read as %o', (search, view) => {
  expect(readView(new URLSearchParams(search))).toEqual(view);
});

test('a view survives a round trip and preserves other parameters', () => {
  const view = { q: 'lamps', status: ['pending' as const], quote: 'GQ123456782', act: 'answer' as const };
  const written = writeView(view, new URLSearchParams('tab=business&q=old&act=convert'));
  expect(written.get('tab')).toBe('business');
  expect(readView(written)).toEqual(view);
  const closed = writeView({ ...view, quote: null }, written);
  expect([closed.has('quote'), closed.has('act')]).toEqual([false, false]);
});
