import { call } from '#web/api/client.ts';
import type { Suggestions } from './list-field.ts';

/** Places with a UN/LOCODE, for one end of a leg. */
export function suggestCodedPlaces(end: 'from' | 'to'): Suggestions {
  return {
    load: async (q, signal) => {
      const places = await call.places.searchUnlocodes({ q }, { signal });
      return places.map(({ unlocode, name, country, time_zone }) => ({
        key: unlocode,
        text: name,
        label: (
          <>
            {name}, {country} <span className="code text-ink-2">{unlocode}</span>
          </>
        ),
        values: {
          [`${end}_unlocode`]: unlocode,
          [`${end}_country`]: country,
          [`${end}_time_zone`]: time_zone,
        },
      }));
    },
    clears: { [`${end}_unlocode`]: '', [`${end}_country`]: '', [`${end}_time_zone`]: '' },
  };
}
