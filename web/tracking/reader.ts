import { useHydrated } from '#web/ui/loading/use-hydrated.ts';

/** The locale and time zone for dates; undefined means the browser's. */
export interface Reader {
  locale: string | undefined;
  timeZone: string | undefined;
}

const own: Reader = { locale: undefined, timeZone: undefined };
/** The first render must match the server's, which does not know the reader's locale and time zone. */
const asWritten: Reader = { locale: 'en-US', timeZone: 'UTC' };

export function useReader(): Reader {
  return useHydrated() ? own : asWritten;
}
