import { expect, test, vi } from 'vitest';
import { newId } from './columns.ts';

test('ids are version 7, unique, and greater than those before, within a millisecond and when the clock is set back', () => {
  const ids = Array.from({ length: 5_000 }, newId);
  vi.useFakeTimers({ now: Date.now() - 60_000 });
  ids.push(newId(), newId());
  vi.useRealTimers();
  ids.push(newId());
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids).toEqual([...new Set(ids)].sort());
});
