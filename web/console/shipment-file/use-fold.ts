import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const STORAGE_KEY = 'groundswell.file-sections.1';
const OPEN_AT_FIRST = ['overview', 'containers', 'legs'];

/** Whether a section of the file is open on a phone, as last chosen in this browser; its address opens it, too. */
export function useFold(id: string) {
  const { hash, key } = useLocation();
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>(() =>
    openSections().includes(id) ? 'open' : 'never opened',
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section again is a new location
  useEffect(() => {
    if (hash === `#${id}`) setState('open');
  }, [hash, key, id]);
  const toggle = () => {
    const opens = state !== 'open';
    setState(opens ? 'open' : 'closed');
    store([...openSections().filter((other) => other !== id), ...(opens ? [id] : [])]);
  };
  return { isOpen: state === 'open', hasOpened: state !== 'never opened', toggle };
}

function openSections(): string[] {
  try {
    return localStorage.getItem(STORAGE_KEY)?.split(',') ?? OPEN_AT_FIRST;
  } catch {
    return OPEN_AT_FIRST;
  }
}

function store(ids: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, ids.join(','));
  } catch {
    // Storage is full or blocked; the choice lasts until the page is left.
  }
}
