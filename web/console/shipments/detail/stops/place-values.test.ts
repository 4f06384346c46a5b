import { expect, test } from 'vitest';
import { EMPTY_EVENT, eventOf, validateEvent } from '../events/event-values.ts';
import { parsePoint, pastedDegrees, readDegrees, renamed } from './place-values.ts';

const REQUIRED = 'Please fill in all required fields';

test.each([
  ['', undefined],
  [' 33.4569 ', 33.4569],
  ['−33,4569', -33.4569],
  ['51°', 51],
  ['12 N', Number.NaN],
])('parses %j as %s degrees', (typed, degrees) => {
  expect(readDegrees(typed)).toBe(degrees);
});

test('two numbers pasted together fill both fields', () => {
  expect(pastedDegrees('43.8210, -172.4409')).toEqual({ latitude: '43.8210', longitude: '-172.4409' });
  expect(pastedDegrees('43.8210')).toBeNull();
});

test('refuses half a position and coordinates out of range', () => {
  const values = { placed: '', latitude: '12', longitude: '' };
  expect(parsePoint(values)).toBeNull();
  expect(parsePoint({ ...values, longitude: '181' })).toBeNull();
  expect(parsePoint({ ...values, longitude: '18' })).toEqual({ latitude: 12, longitude: 18 });
});

test('another name clears the coordinates of the former name, but not typed ones', () => {
  const placed = { placed: 'Santiago, CL', latitude: '-33.4569', longitude: '-70.6483' };
  expect(renamed('Santiag', placed)).toEqual({ placed: '', latitude: '', longitude: '' });
  expect(renamed('Santiag', { ...placed, placed: '' })).toEqual({});
});

test('an event needs a status, a place, and both coordinates or neither', () => {
  expect(validateEvent(EMPTY_EVENT)).toEqual({ status: REQUIRED, location: REQUIRED });
  const event = { ...EMPTY_EVENT, status: 'customs' as const, location: 'Hamburg, DE' };
  expect(validateEvent(event)).toEqual({});
  expect(validateEvent({ ...event, latitude: 'far', longitude: '10' })).toEqual({
    latitude: 'A number from −90 to 90.',
  });
  expect(validateEvent({ ...event, latitude: '53' })).toEqual({
    longitude: 'Give latitude and longitude, or neither.',
  });
  expect(eventOf({ ...event, when: '2026-11-21T10:30' }).occurred_at).toEqual(new Date('2026-11-21T10:30'));
});
