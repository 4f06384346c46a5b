import { useState, useSyncExternalStore } from 'react';

let isEndingSession = false;
const listeners = new Set<() => void>();

/** Runs what ends the session. Meanwhile, protected screens don't redirect to sign-in. */
export async function leaving<Result>(end: () => Promise<Result>): Promise<Result> {
  set(true);
  try {
    return await end();
  } finally {
    set(false);
  }
}

function set(value: boolean) {
  isEndingSession = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Whether the user is leaving this screen by signing out. True until the screen unmounts, which may be later than the
 * end of the session, or until signing out fails.
 */
export function useIsLeaving(isSignedIn: boolean): boolean {
  const isEnding = useSyncExternalStore(
    subscribe,
    () => isEndingSession,
    () => false,
  );
  const [wasLeaving, setLeaving] = useState(false);
  const isLeaving = isEnding || (wasLeaving && !isSignedIn);
  if (isLeaving !== wasLeaving) setLeaving(isLeaving);
  return isLeaving;
}
