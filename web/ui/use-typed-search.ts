import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/** What is being typed; it becomes the search when typing pauses, and follows when the search changes elsewhere. */
export function useTypedSearch(search: string, onSettled: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const told = useRef(search);

  useEffect(() => {
    if (search === told.current) return;
    told.current = search;
    setTyped(search);
  }, [search]);

  useEffect(() => {
    const settled = typed.trim();
    if (settled === told.current) return;
    const timer = setTimeout(() => {
      told.current = settled;
      onSettled(settled);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onSettled]);

  return [typed, setTyped] as const;
}
