import { LRUCache } from 'lru-cache';

/**
 * Memoizes a function, with an LRU cache of `most` results. Arguments are compared by their JSON. Results are
 * shared, so callers must not modify them.
 */
export function memoize<Arguments extends unknown[], Result>(
  compute: (...input: Arguments) => Result,
  most: number,
): (...input: Arguments) => Result {
  const results = new LRUCache<string, { result: Result }>({ max: most });
  return (...input) => {
    const key = JSON.stringify(input);
    const cached = results.get(key) ?? { result: compute(...input) };
    results.set(key, cached);
    return cached.result;
  };
}
