import { describe, expect, test } from 'vitest';
import { readOsmAnd } from './osmand.ts';

const now = new Date('2026-11-21T12:00:00Z');
const at = { latitude: 52.5, longitude: -1.25 };
const sent = { id: 'K', lat: '52.5', lon: '-1.25' };
const json = (coords: object, rest: object = { timestamp: '2026-11-21T11:00:00.000Z' }) => ({
  location: { ...rest, coords: { ...at, ...coords } },
  device_id: 'K',
});
const ELEVEN = Date.parse('2026-11-21T11:00:00Z');

describe('reports of OsmAnd and Traccar Client', () => {
  test.each<[string, Record<string, unknown>, object]>([
    ['required fields only', sent, { taken_at: now.getTime() }],
    [
      'the other name of the identifier',
      { deviceid: 'K', lat: '52.5', lon: '-1.25' },
      { taken_at: now.getTime() },
    ],
    ['seconds', { ...sent, timestamp: String(ELEVEN / 1_000) }, { taken_at: ELEVEN }],
    ['milliseconds', { ...sent, timestamp: String(ELEVEN) }, { taken_at: ELEVEN }],
    ['ISO 8601', { ...sent, timestamp: '2026-11-21T12:00:00+01:00' }, { taken_at: ELEVEN }],
    ['a date and a time', { ...sent, timestamp: '2026-11-21 11:00:00' }, { taken_at: ELEVEN }],
    ['a place in one field', { id: 'K', location: '52.5,-1.25' }, { taken_at: now.getTime() }],
    [
      'knots and a course',
      { ...sent, speed: '10', bearing: '270' },
      { taken_at: now.getTime(), speed: 18.52, heading: 270 },
    ],
    ['an unknown speed', { ...sent, speed: '-1', bearing: '-1' }, { taken_at: now.getTime() }],
    [
      'JSON with metres per second',
      json({ speed: 10, heading: 90 }),
      { taken_at: ELEVEN, speed: 36, heading: 90 },
    ],
    ['JSON of a stationary phone', json({ speed: -1, heading: -1 }), { taken_at: ELEVEN }],
    ['JSON without a time', json({}, {}), { taken_at: now.getTime() }],
  ])('%s', (_, fields, position) => {
    expect(readOsmAnd(fields, now)).toEqual({ key: 'K', position: { ...at, ...position } });
  });

  test.each<[string, Record<string, unknown>]>([
    ['nothing', {}],
    ['no identifier', { lat: '1', lon: '2' }],
    ['no place', { id: 'K' }],
    ['half a place', { id: 'K', location: '52.5' }],
    ['a place in words', { ...sent, lat: 'north' }],
    ['an endless number', { ...sent, lat: 'Infinity' }],
    ['the same parameter twice', { ...sent, lat: ['1', '2'] }],
    ['no moment', { ...sent, timestamp: 'yesterday' }],
    ['JSON without coordinates', { device_id: 'K', location: {} }],
    ['JSON of another kind', { device_id: 'K', location: null }],
  ])('is refused with %s', (_, fields) => expect(readOsmAnd(fields, now)).toBeNull());
});
