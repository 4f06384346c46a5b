import { expect, test } from 'vitest';
import { EVENT_STATUSES, NewEvent } from './new-event.ts';

const REQUIRED = 'Please fill in all required fields';

test('the seven statuses are offered', () =>
  expect(EVENT_STATUSES).toEqual([
    'pending',
    'confirmed',
    'picked_up',
    'in_transit',
    'customs',
    'out_for_delivery',
    'delivered',
  ]));

test('only status and location are required', () =>
  expect(NewEvent.parse({ status: 'customs', location: ' Rotterdam ' })).toEqual({
    status: 'customs',
    location: 'Rotterdam',
    loaded: false,
  }));

test.each([
  [{}, [REQUIRED, REQUIRED]],
  [{ status: 'customs' }, [REQUIRED]],
  [{ status: 'customs', location: '  ' }, [REQUIRED]],
  [{ status: 'cancelled', location: 'Rotterdam' }, [REQUIRED]],
  [{ status: 'customs', location: 'x', latitude: 90.1, longitude: 0 }, [expect.any(String)]],
  [{ status: 'customs', location: 'x', latitude: 0, longitude: -180.5 }, [expect.any(String)]],
  [{ status: 'customs', location: 'x', latitude: '5', longitude: 5 }, [expect.any(String)]],
  [{ status: 'customs', location: 'x', latitude: 5 }, ['Give latitude and longitude, or neither.']],
])('%o is refused', (sent, sentences) =>
  expect(NewEvent.safeParse(sent).error?.issues.map(({ message }) => message)).toEqual(sentences),
);
