import { useEffect, useState } from 'react';

/** The value once it has not changed for so long; compared as text. */
export function useDebouncedValue<Value extends string>(value: Value, debounceMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSettled, debounceMs, value);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);
  return settled;
}
