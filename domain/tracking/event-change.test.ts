import { describe, expect, test } from 'vitest';
import { changedEvent, EventChange } from './event-change.ts';

const event = {
  status: 'customs' as const,
  location: 'Hamburg, DE',
  description: 'Held',
  loaded: false,
  latitude: 53.55,
  longitude: 10,
  occurred_at: new Date('2026-11-21T10:00:00Z'),
  utc_offset: 60,
};
const ROTTERDAM = { latitude: 51.9, longitude: 4.5 };
const placeOf = (location: string) => (location === 'Rotterdam, NL' ? ROTTERDAM : null);
const changed = (sent: object) => changedEvent(event, EventChange.parse(sent), placeOf);

describe('a correction', () => {
  test.each([
    [{}, {}],
    [{ status: 'in_transit' }, { status: 'in_transit' }],
    [{ description: '' }, { description: null }],
    [{ loaded: true }, { loaded: true }],
    [{ location: ' Rotterdam, NL ' }, { location: 'Rotterdam, NL', ...ROTTERDAM }],
    [{ location: 'Nowhere' }, { location: 'Nowhere', latitude: 0, longitude: 0 }],
    [{ location: 'Hamburg, DE' }, {}],
    [
      { location: 'Rotterdam, NL', latitude: 51, longitude: 4 },
      { location: 'Rotterdam, NL', latitude: 51, longitude: 4 },
    ],
    [
      { latitude: null, longitude: null },
      { latitude: 0, longitude: 0 },
    ],
    [
      { occurred_at: '2026-11-20T18:00:00+08:00' },
      { occurred_at: new Date('2026-11-20T10:00:00Z'), utc_offset: 480 },
    ],
    [
      { occurred_at: '2026-11-20T10:00:00Z' },
      { occurred_at: new Date('2026-11-20T10:00:00Z'), utc_offset: null },
    ],
  ])('%o changes %o and leaves the rest', (sent, difference) =>
    expect(changed(sent)).toEqual({ ...event, ...difference }),
  );

  test.each([
    [{ status: 'cancelled' }, ['status']],
    [{ location: '  ' }, ['location']],
    [{ latitude: 5 }, ['longitude']],
    [{ latitude: 5, longitude: null }, ['longitude']],
    [{ latitude: null }, ['longitude']],
    [{ latitude: 91, longitude: 0 }, ['latitude']],
    [{ occurred_at: 'yesterday' }, ['occurred_at']],
  ])('%o is refused', (sent, fields) =>
    expect(EventChange.safeParse(sent).error?.issues.map(({ path }) => path[0])).toEqual(fields),
  );
});
