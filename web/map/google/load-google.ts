import { MapFailure } from '../map-problem.ts';

/** Back-off before each retry, in ms. */
const PAUSES_MS = [1_000, 2_000, 4_000] as const;

export interface GoogleSources {
  fetchKey(): Promise<string | null>;
  /** Rejects if the script couldn't be loaded, and may then be called again. */
  loadScript(key: string): Promise<void>;
  pause(ms: number): Promise<void>;
}

/** Loads Google Maps once for all callers. Rejects with a MapFailure, after which the next call tries again. */
export function googleLoader(sources: GoogleSources): () => Promise<void> {
  let loading: Promise<void> | undefined;
  return () => {
    loading ??= load(sources).catch((failure) => {
      loading = undefined;
      throw failure;
    });
    return loading;
  };
}

async function load({ fetchKey, loadScript, pause }: GoogleSources): Promise<void> {
  const key = await fetchKey().catch(() => {
    throw new MapFailure('configuration');
  });
  if (!key) throw new MapFailure('no key');
  const loaded = () =>
    loadScript(key).then(
      () => true,
      () => false,
    );
  if (await loaded()) return;
  for (const ms of PAUSES_MS) {
    await pause(ms);
    if (await loaded()) return;
  }
  throw new MapFailure('loading');
}
