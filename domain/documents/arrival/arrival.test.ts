import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

const leg = (leg_order: number, transport_mode: 'sea' | 'road' | 'air' | 'rail', change: object = {}) => ({
  leg_order,
  transport_mode,
  from_name: `From ${leg_order}`,
  to_name: `To ${leg_order}`,
  ...change,
});
const details = (leg_order: number, change: object = {}) => ({
  leg_order,
  to_facility: '',
  carrier: '',
  vessel_name: null,
  voyage: '',
  flight: '',
  eta: null,
  ata: null,
  ...change,
});
const inRotterdam = () => 'Europe/Amsterdam';
const ETA = new Date('2026-12-14T23:30:00Z');
const ATA = new Date('2026-12-16T08:00:00Z');

test('the vessel that arrives is that of the last leg by sea, not the first', () => {
  const legs = [leg(1, 'road'), leg(2, 'sea'), leg(3, 'sea'), leg(4, 'road')];
  const known = [
    details(2, { vessel_name: 'MV Amber Dawn', voyage: '214E' }),
    details(3, {
      vessel_name: 'MV Short Sea',
      voyage: '9W',
      carrier: 'Feeder Line',
      to_facility: 'Quay 7',
      eta: ETA,
    }),
  ];
  expect(arrivalOf(legs, known, inRotterdam)).toEqual({
    mode: 'sea',
    is_direct: false,
    loading: 'From 2',
    discharge: 'To 3',
    facility: 'Quay 7',
    carrier: 'Feeder Line',
    vessel: 'MV Short Sea',
    voyage: '9W',
    flight: null,
    day: '2026-12-15',
    has_arrived: false,
  });
});

test('the arrival itself counts rather than its estimate', () => {
  const arrival = arrivalOf([leg(1, 'air')], [details(1, { eta: ETA, ata: ATA })], inRotterdam);
  expect(arrival).toMatchObject({ day: '2026-12-16', has_arrived: true });
});

test.each([
  ['a ferry between roads', [leg(1, 'road'), leg(2, 'sea', { vehicle: 'ferry' })], null],
  ['roads only', [leg(1, 'road')], null],
  ['no route', [], null],
  ['sea and air', [leg(1, 'sea'), leg(2, 'air'), leg(3, 'road')], 'air'],
  ['sea and rail', [leg(1, 'sea'), leg(2, 'rail')], 'sea'],
  ['rail', [leg(1, 'rail'), leg(2, 'road')], 'rail'],
  ['a barge after the sea', [leg(1, 'sea'), leg(2, 'sea', { vehicle: 'barge' })], 'sea'],
])('%s arrives by %s', (_, legs, mode) => {
  expect(arrivalOf(legs, [], inRotterdam)?.mode ?? null).toBe(mode);
});

test('what the file does not state is null', () => {
  expect(arrivalOf([leg(1, 'sea')], [details(1)], inRotterdam)).toMatchObject({
    facility: null,
    carrier: null,
    vessel: null,
    voyage: null,
    day: null,
    has_arrived: false,
  });
});
