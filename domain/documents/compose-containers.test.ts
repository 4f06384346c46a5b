import { describe, expect, test } from 'vitest';
import { composeDocument, type Facts } from './compose-document.ts';
import { missingFields } from './missing-fields.ts';
import { proposalsOf } from './proposals.ts';
import { ShippingInstructions } from './shipping-instructions.ts';

const CARTONS = { packages_count: 1180, package_kind: 'cartons', description: 'Lamps', gross_kg: 21_400 };
const PALLETS = { packages_count: 4, package_kind: 'pallets', description: 'Poles', gross_kg: 600 };
const BOXES = ['MSKU9070323', 'CSQU3054383'];

type Stuffing = NonNullable<NonNullable<Facts['equipment']>[number]['stuffing']>;

/** A bill in full containers, each with what is stuffed into it. */
function facts(stuffed: readonly Stuffing[], cargo_lines: object[] = [CARTONS, PALLETS]): Facts {
  const boxes = stuffed.map((stuffing, index) => ({ number: BOXES[index] ?? '', stuffing }));
  return {
    shipment: { ...SHIPMENT, cargo_weight: 22_000 },
    legs: [],
    instructions: ShippingInstructions.parse({
      cargo_movement: 'FCL',
      cargo_lines,
      containers: boxes.map(({ number }) => ({ number, size_type: '45G1', seals: 'S-1' })),
    }),
    cargo_line_ids: ['cartons', 'pallets'],
    equipment: boxes.map((box) => ({ ...box, size_type: '45G1', seals: ['S-1'], tare_kg: 3900 })),
    client: null,
    office: null,
  };
}

const SHIPMENT: Facts['shipment'] = {
  tracking_number: 'GS123456789',
  origin_address: '',
  origin_city: 'Ningbo',
  origin_country: 'CN',
  origin_postal_code: '',
  destination_address: '',
  destination_city: 'Duisburg',
  destination_country: 'DE',
  destination_postal_code: '',
  cargo_description: 'Lamps',
  cargo_weight: 22_000,
  cargo_dimensions: '',
  cargo_value_cents: null,
  service_type: 'standard',
  transport_mode: 'sea',
  dangerous_goods: false,
  temperature_controlled: false,
  fragile: false,
  estimated_delivery_date: null,
};

const cartons = (pieces: number, gross_kg?: number) => ({
  cargo_line_id: 'cartons',
  pieces,
  ...(gross_kg && { gross_kg }),
});
const pallets = (pieces: number) => ({ cargo_line_id: 'pallets', pieces });
const billOf = (...stuffed: Stuffing[]) => composeDocument('bill_of_lading', facts(stuffed));
const missingOf = (...stuffed: Stuffing[]) =>
  missingFields('bill_of_lading', billOf(...stuffed))
    .filter(({ field }) => field === 'equipment')
    .map(({ label }) => label);

test('each container states its packages, gross weight and tare', () => {
  expect(billOf([cartons(640, 11_700)], [cartons(540), pallets(4)]).containers).toEqual([
    {
      number: 'MSKU9070323',
      size_type: '45G1',
      seals: 'S-1',
      packages: [{ count: 640, kind: 'cartons' }],
      gross_kg: 11_700,
      measurement_m3: null,
      tare_kg: 3900,
    },
    expect.objectContaining({
      packages: [
        { count: 540, kind: 'cartons' },
        { count: 4, kind: 'pallets' },
      ],
      gross_kg: 10_300,
    }),
  ]);
});

test('packages of one kind on several lines are counted together', () => {
  const lines = [CARTONS, { ...PALLETS, package_kind: 'cartons' }];
  const { containers } = composeDocument('packing_list', facts([[cartons(1180), pallets(4)]], lines));
  expect(containers).toMatchObject([{ packages: [{ count: 1184, kind: 'cartons' }] }]);
});

describe('the only container', () => {
  test('holds all of the cargo, also before it is stuffed', () => {
    expect(billOf([]).containers).toMatchObject([
      {
        packages: [
          { count: 1180, kind: 'cartons' },
          { count: 4, kind: 'pallets' },
        ],
        gross_kg: 22_000,
        tare_kg: 3900,
      },
    ]);
    expect(missingOf([])).toEqual([]);
  });

  test('holds it beside one that is booked without a number, unless that is stuffed', () => {
    const file = facts([[]]);
    const held = (stuffing: Stuffing) => {
      const equipment = [...(file.equipment ?? []), { number: '', size_type: '45G1', seals: [], stuffing }];
      return composeDocument('bill_of_lading', { ...file, equipment }).containers;
    };
    expect(held([])).toMatchObject([{ gross_kg: 22_000 }]);
    expect(held([cartons(1180), pallets(4)])).toMatchObject([{ packages: [], gross_kg: null }]);
  });
});

describe('a bill of full containers cannot be issued', () => {
  test('without what each of them holds', () => {
    expect(missingOf([cartons(1180), pallets(4)], [])).toEqual([
      'the packages in CSQU3054383',
      'the gross weight in CSQU3054383',
    ]);
    expect(missingOf([cartons(640)], [cartons(540), pallets(4)])).toEqual([]);
  });

  test('while their packages and weights do not add up to those of the bill', () => {
    expect(missingOf([cartons(640)], [cartons(539), pallets(4)])).toEqual([
      'packages in the containers that add up to 1,184 (now 1,183)',
      'gross weights in the containers that add up to 22,000 kg (now 21,981.864 kg)',
    ]);
    expect(missingOf([cartons(640, 11_700)], [cartons(540, 9_800), pallets(4)])).toEqual([
      'gross weights in the containers that add up to 22,000 kg (now 22,100 kg)',
    ]);
  });
});

test('a weight that is only a share of a line must be confirmed; a declared one or a whole line need not', () => {
  const proposals = (...stuffed: Stuffing[]) => {
    const file = facts(stuffed);
    return proposalsOf(composeDocument('bill_of_lading', file), file);
  };
  expect(proposals([cartons(640, 11_700)], [cartons(540), pallets(4)])).toEqual([
    { field: 'containers.1.gross_kg', label: 'Gross weight in CSQU3054383, kg', value: 10_300 },
  ]);
  expect(proposals([cartons(1180)], [pallets(4)])).toEqual([]);
  expect(proposals([cartons(640, 11_700)], [cartons(540, 9_700), pallets(4)])).toEqual([]);
});
