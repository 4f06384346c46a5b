import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';

/**
 * State that the tab keeps across a reload, under `key`. It starts as `fresh`, like the HTML of the page, and is
 * what was kept before anything is painted; then the third value is true. Where the browser forbids to keep,
 * it is plain state.
 */
export function useSessionStorageState<State>(
  key: string,
  fresh: () => State,
): [State, Dispatch<SetStateAction<State>>, boolean] {
  const [state, setState] = useState(fresh);
  const [read, setRead] = useState(false);

  useLayoutEffect(() => {
    const kept = readSessionStorage<State>(key);
    if (kept !== null) setState(kept);
    setRead(true);
  }, [key]);
  useEffect(() => {
    if (read) writeSessionStorage(key, state);
  }, [key, read, state]);

  return [state, setState, read];
}

export function readSessionStorage<State>(key: string): State | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as State | null;
  } catch {
    return null;
  }
}

export function writeSessionStorage(key: string, state: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
  } catch {
    // A full or forbidden store costs what was typed on a reload, nothing else.
  }
}
