import { useHydrated } from '#web/ui/loading/use-hydrated.ts';
import { usePreloadedData } from './preloaded-data.ts';

/** The locale and time zone for dates; undefined means the browser's. */
export interface Reader {
  locale: string | undefined;
  timeZone: string | undefined;
}

/**
 * The first render must match the server's, which doesn't know the reader's time zone. Dates keep the locale in which the
 * server rendered them.
 */
export function useReader(): Reader {
  const hydrated = useHydrated();
  const rendered = usePreloadedData()?.locale;
  return { locale: rendered ?? (hydrated ? undefined : 'en-US'), timeZone: hydrated ? undefined : 'UTC' };
}
