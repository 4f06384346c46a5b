import { describe, expect, test } from 'vitest';
import {
  EMPTY_EVENT,
  eventChangeOf,
  type StaffEvent,
  statusOffer,
  validateEventChange,
  valuesOfEvent,
} from './event-values.ts';

const event: StaffEvent = {
  id: '01a1e637-d008-72fa-9639-2aea1236cbc7',
  status: 'customs',
  location: 'Hamburg, DE',
  description: null,
  loaded: false,
  latitude: 53.55073,
  longitude: 9.99302,
  occurred_at: new Date('2026-11-21T10:00:42.123Z'),
  time_zone: 'Europe/Berlin',
  by: null,
};
const before = valuesOfEvent(event);
const NOW = new Date('2026-11-21T12:00:00Z');

describe('a correction', () => {
  test('sends only changed fields, and keeps the seconds that the control cannot show', () => {
    expect(eventChangeOf(before, before)).toEqual({});
    expect(eventChangeOf({ ...before, description: 'Held' }, before)).toEqual({ description: 'Held' });
  });

  test('looks up the place again when its coordinates are cleared', () => {
    const renamed = { ...before, location: 'Bremen, DE', latitude: '', longitude: '' };
    expect(eventChangeOf(renamed, before)).toEqual({
      location: 'Bremen, DE',
      latitude: null,
      longitude: null,
    });
    expect(validateEventChange(renamed, before, NOW)).toEqual({});
  });

  test.each([
    [{ when: '' }, { when: 'Enter when it happened.' }],
    [{ when: '2027-01-01T00:00' }, { when: 'This is in the future. Enter when it happened.' }],
    [{ location: '' }, { location: 'Please fill in all required fields' }],
    [{ latitude: 'north' }, { latitude: 'A number from −90 to 90.' }],
    [{ latitude: '' }, { longitude: 'Give latitude and longitude, or neither.' }],
  ])('with %o is refused', (typed, broken) =>
    expect(validateEventChange({ ...before, ...typed }, before, NOW)).toEqual(broken),
  );

  test('of an event whose status cannot be selected keeps that status', () => {
    const created = valuesOfEvent({ ...event, status: 'created' });
    expect(validateEventChange({ ...created, description: 'x' }, created, NOW)).toEqual({});
  });

  test('shows no coordinates where there are none', () =>
    expect(valuesOfEvent({ ...event, latitude: 0, longitude: 0 })).toMatchObject({
      latitude: '',
      longitude: '',
      placed: '',
    }));
});

describe('the offer to change the status', () => {
  const shipment = { status: 'in_transit' as const, events: [event] };
  const typed = { ...EMPTY_EVENT, status: 'customs' as const };

  test('appears for another status only, preselected for the next step', () => {
    expect(statusOffer(shipment, EMPTY_EVENT, NOW)).toBeNull();
    expect(statusOffer(shipment, { ...typed, status: 'in_transit' }, NOW)).toBeNull();
    expect(statusOffer(shipment, typed, NOW)).toEqual({ unusual: null, suggested: true, chosen: true });
    expect(statusOffer(shipment, { ...typed, when: '2026-11-01T00:00' }, NOW)).toMatchObject({
      chosen: false,
    });
  });

  test('follows the user’s choice', () => {
    expect(statusOffer(shipment, { ...typed, set_status: 'no' }, NOW)?.chosen).toBe(false);
    const back = statusOffer(shipment, { ...typed, status: 'picked_up', set_status: 'yes' }, NOW);
    expect(back).toEqual({ unusual: 'backwards', suggested: false, chosen: true });
  });
});
