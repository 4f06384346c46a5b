import { describe, expect, test } from 'vitest';
import { headScript } from './head-script.ts';

/** Runs the script against a document with these stored values and returns its effect on `<html>`. */
function run(
  stored: Record<string, string> | 'forbidden',
  systemIsDark: boolean,
  { search = '', isForced = false } = {},
) {
  const classes = new Set<string>();
  const documentElement = {
    classList: { toggle: (name: string, on: boolean) => (on ? classes.add(name) : classes.delete(name)) },
    dataset: {} as Record<string, string>,
  };
  const localStorage = {
    getItem: (key: string) => {
      if (stored === 'forbidden') throw new Error('SecurityError');
      return stored[key] ?? null;
    },
  };
  const system = {
    matches: systemIsDark,
    addEventListener: (_: string, listen: () => void) => follow(listen),
  };
  let change = () => {};
  const follow = (listen: () => void) => {
    change = listen;
  };
  new Function(
    'localStorage',
    'location',
    'document',
    'matchMedia',
    'addEventListener',
    'window',
    headScript(),
  )(
    localStorage,
    { search },
    { documentElement },
    (query: string) => (query.includes('forced') ? { ...system, matches: isForced } : system),
    () => {},
    {},
  );
  return {
    night: classes.has('dark'),
    known: 'storedSession' in documentElement.dataset,
    hasQuery: 'query' in documentElement.dataset,
    nightAfter: (isDark: boolean) => {
      system.matches = isDark;
      change();
      return classes.has('dark');
    },
  };
}

describe('headScript', () => {
  test.each([
    [{}, false, false],
    [{}, true, true],
    [{ 'groundswell.theme': 'night' }, false, true],
    [{ 'groundswell.theme': 'day' }, true, false],
    ['forbidden' as const, true, true],
  ])('with %j stored and a dark system %s, night is %s', (stored, systemIsDark, night) => {
    expect(run(stored, systemIsDark).night).toBe(night);
  });

  test.each([
    ['day', true],
    ['night', false],
  ])('with forced colours, %s yields to the system', (theme, systemIsDark) => {
    const stored = { 'groundswell.theme': theme };
    expect(run(stored, systemIsDark, { isForced: true }).night).toBe(systemIsDark);
  });

  test('marks a page with a query', () => {
    expect(run({}, false, { search: '?next=%2F' }).hasQuery).toBe(true);
    expect(run({}, false).hasQuery).toBe(false);
  });

  test('follows the system before the modules start, unless a theme was chosen', () => {
    expect(run({}, false).nightAfter(true)).toBe(true);
    expect(run({ 'groundswell.theme': 'day' }, false).nightAfter(true)).toBe(false);
  });

  test.each([
    [{}, false],
    [{ 'groundswell.session': '{}' }, true],
    ['forbidden' as const, false],
  ])('with %j stored, the visitor is known: %s', (stored, known) => {
    expect(run(stored, false).known).toBe(known);
  });
});
