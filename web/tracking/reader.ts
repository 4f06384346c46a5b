import { useHydrated } from '#web/ui/use-hydrated.ts';

/** How dates and times are written: in the browser's language and zone where these are undefined. */
export interface Reader {
  locale: string | undefined;
  timeZone: string | undefined;
}

const own: Reader = { locale: undefined, timeZone: undefined };
/** The server knows neither the reader's language nor the zone, and the first paint must repeat what it wrote. */
const asWritten: Reader = { locale: 'en-US', timeZone: 'UTC' };

export function useReader(): Reader {
  return useHydrated() ? own : asWritten;
}
