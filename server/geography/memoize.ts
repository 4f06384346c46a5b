/**
 * Memoizes a function, with an LRU cache of `most` results. Arguments are compared by their JSON. Results are
 * shared, so callers must not modify them.
 */
export function memoize<Arguments extends unknown[], Result>(
  compute: (...input: Arguments) => Result,
  most: number,
): (...input: Arguments) => Result {
  const results = new Map<string, Result>();
  return (...input) => {
    const key = JSON.stringify(input);
    const isKnown = results.has(key);
    const result = isKnown ? (results.get(key) as Result) : compute(...input);
    results.delete(key);
    results.set(key, result);
    if (results.size > most) results.delete(results.keys().next().value as string);
    return result;
  };
}
