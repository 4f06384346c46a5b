import { expect, test } from 'vitest';
import { roadCarriageOf } from './road-carriage.ts';

const leg = (leg_order: number, transport_mode: 'road' | 'sea', vehicle: 'ferry' | null = null) => ({
  leg_order,
  transport_mode,
  vehicle,
  from_name: 'Porto, PT',
  to_name: 'Lyon, FR',
});
const FACTS = { leg_order: 1, carrier: 'Transportes Lima', etd: new Date('2026-12-01T23:30:00Z'), atd: null };

test.each([
  ['the planned day, local to the place', FACTS, { day: '2026-12-02', haulier: 'Transportes Lima' }],
  [
    'the actual day, once it has departed',
    { ...FACTS, atd: new Date('2026-12-03T10:00:00Z') },
    { day: '2026-12-03', haulier: 'Transportes Lima' },
  ],
  ['nothing that is not known', { ...FACTS, carrier: '', etd: null }, { day: null, haulier: null }],
])('the first leg by road states %s', (_, facts, carriage) => {
  const legs = [leg(0, 'sea', 'ferry'), leg(1, 'road'), leg(2, 'road')];
  expect(roadCarriageOf(legs, [facts], () => 'Europe/Paris')).toEqual(carriage);
});

test('without a leg by road there is none', () => {
  expect(roadCarriageOf([leg(1, 'sea')], [FACTS], () => 'UTC')).toBeNull();
});
