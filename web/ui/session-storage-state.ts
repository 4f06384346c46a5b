import { type Dispatch, type SetStateAction, useEffect, useLayoutEffect, useState } from 'react';

/**
 * State stored in session storage under `key`. It starts as `fresh` to match the server-rendered HTML and is restored
 * before the first paint; then the third value is true. If the browser blocks storage, it is plain state.
 */
export function useSessionStorageState<State>(
  key: string,
  fresh: () => State,
): [State, Dispatch<SetStateAction<State>>, boolean] {
  const [state, setState] = useState(fresh);
  const [read, setRead] = useState(false);

  useLayoutEffect(() => {
    const stored = readSessionStorage<State>(key);
    if (stored !== null) setState(stored);
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
    // Storage is full or blocked. Only the restore after a reload is lost.
  }
}
