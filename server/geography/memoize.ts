import { LRUCache } from 'lru-cache';

/** The results of a memoized function, by the JSON of its arguments. */
type Cache = LRUCache<string, { result: unknown }>;

const caches = new WeakMap<object, Cache>();

/**
 * Memoizes a function, with an LRU cache of `max` results. Arguments are compared by their JSON. Results are
 * shared, so callers must not modify them.
 */
export function memoize<Arguments extends unknown[], Result>(
  compute: (...input: Arguments) => Result,
  max: number,
): (...input: Arguments) => Result {
  const results = new LRUCache<string, { result: Result }>({ max });
  const memoized = (...input: Arguments) => {
    const key = JSON.stringify(input);
    const cached = results.get(key) ?? { result: compute(...input) };
    results.set(key, cached);
    return cached.result;
  };
  caches.set(memoized, results as Cache);
  return memoized;
}

/** Whether a function has the result for these arguments, or computes it whenever it is called. */
export function isCached<Arguments extends unknown[]>(
  memoized: (...input: Arguments) => unknown,
  ...input: Arguments
): boolean {
  return caches.get(memoized)?.has(JSON.stringify(input)) ?? false;
}

/** Caches a result that was computed elsewhere. */
export function storeResult<Arguments extends unknown[], Result>(
  memoized: (...input: Arguments) => Result,
  result: Result,
  ...input: Arguments
): void {
  caches.get(memoized)?.set(JSON.stringify(input), { result });
}
