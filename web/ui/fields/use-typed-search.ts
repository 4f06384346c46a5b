import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 250;

/** A debounced search field. The input also follows changes of `search` from elsewhere. */
export function useTypedSearch(search: string, onSettled: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const lastSearch = useRef(search);

  useEffect(() => {
    if (search === lastSearch.current) return;
    lastSearch.current = search;
    setTyped(search);
  }, [search]);

  useEffect(() => {
    const settled = typed.trim();
    if (settled === lastSearch.current) return;
    const timer = setTimeout(() => {
      lastSearch.current = settled;
      onSettled(settled);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSettled]);

  return [typed, setTyped] as const;
}
