import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';

type Leg = ShipmentFile['legs'][number];

/** A sea leg between two places; `change` completes it. */
export function fileLeg(change: Partial<Leg>, from: string, to: string): Leg {
  const place = (name: string) => ({
    unlocode: null,
    name,
    facility: '',
    country: '',
    latitude: 0,
    longitude: 0,
    time_zone: 'UTC',
  });
  return {
    id: '01900000-0000-7000-8000-000000000101',
    sequence: 1,
    role: 'main',
    mode: 'sea',
    from: place(from),
    to: place(to),
    distance_km: 3948,
    carrier: 'Maersk',
    vessel: { name: 'Maersk Enping', imo: '9502960' },
    voyage: '648W',
    flight: '',
    vehicle: '',
    driver: '',
    etd: null,
    eta: null,
    atd: null,
    ata: null,
    ...change,
  };
}

const LINE: ShipmentFile['cargo_lines'][number] = {
  id: '01900000-0000-7000-8000-000000000102',
  pieces: 1180,
  package_type: 'cartons',
  marks: 'RL-1/1180',
  description: 'Ceramic tableware',
  hs_code: '691110',
  origin_country: 'CN',
  gross_kg: 21_400,
  net_kg: 20_000,
  weighed_by: '',
  weighed_at: null,
  length_cm: 40,
  width_cm: 40,
  height_cm: 40,
  volume_m3: 75.52,
  stackable: true,
  temperature: null,
  dangerous_goods: null,
  quantity: null,
  unit: '',
  unit_price_cents: null,
};

const BOX: ShipmentFile['equipment'][number] = {
  id: '01900000-0000-7000-8000-000000000103',
  kind: 'container',
  number: 'MSKU9070323',
  size_type: '45G1',
  tare_kg: 3900,
  seals: ['ML-CN4471'],
  vgm: {
    kg: 15_800,
    method: 1,
    weighed_by: 'Beilun weighbridge',
    weighed_at: new Date('2026-11-27T02:00:00Z'),
  },
  stuffing: [{ cargo_line_id: LINE.id, pieces: 640 }],
  override_reason: '',
};

export const FILE_LISTS: Pick<ShipmentFile, 'legs' | 'cargo_lines' | 'equipment' | 'parties' | 'references'> =
  {
    cargo_lines: [LINE],
    equipment: [
      BOX,
      {
        ...BOX,
        id: '01900000-0000-7000-8000-000000000104',
        number: 'CSQU3054383',
        seals: [],
        vgm: null,
        stuffing: [],
      },
    ],
    parties: [
      {
        id: '01900000-0000-7000-8000-000000000105',
        role: 'consignee',
        organisation_id: null,
        name: 'Rheinwerk GmbH',
        address: 'Hafenstraße 41',
        city: 'Duisburg',
        postal_code: '47226',
        country: 'DE',
        tax_id: 'DE298114306',
        contact: 'jana.vogt@rheinwerk.example',
      },
    ],
    references: [
      { id: '01900000-0000-7000-8000-000000000106', kind: 'HBL', value: 'NGB-0118', issuer: '' },
      { id: '01900000-0000-7000-8000-000000000107', kind: 'PO', value: '4500 123', issuer: 'Rheinwerk' },
    ],
    legs: [
      fileLeg(
        {
          etd: new Date('2026-11-28T14:00:00Z'),
          atd: new Date('2026-11-28T15:20:00Z'),
          eta: new Date('2026-12-03T22:00:00Z'),
        },
        'Ningbo',
        'Singapore',
      ),
      fileLeg(
        { id: '01900000-0000-7000-8000-000000000108', sequence: 2, role: 'transhipment', voyage: '650W' },
        'Singapore',
        'Rotterdam',
      ),
    ],
  };
