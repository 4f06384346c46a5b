import { ShipmentCargoLine } from '#domain/shipment-file/cargo-line.ts';
import { Equipment } from '#domain/shipment-file/equipment.ts';
import type { FileLists } from '#domain/shipment-file/instruction-parts.ts';
import { ShipmentParty } from '#domain/shipment-file/party.ts';
import { ShipmentReference } from '#domain/shipment-file/reference.ts';

/** The carrier's number. */
export const NINGBO_BOOKING = 'SXO2288140';
const PANELS_KG = 9_088;
const LAMPS_KG = 9_450;
export const NINGBO_CARGO_KG = PANELS_KG + LAMPS_KG;
const BOX = { size_type: '45G1', tare_kg: 3_900, free_days: 7 };

/** Parties, references, cargo and containers; the second box is not weighed. `day` counts from now. */
export function ningboLists(newId: () => string, day: (days: number) => Date): FileLists {
  const [panels, lamps] = [newId(), newId()];
  return {
    parties: [
      { role: 'shipper', name: 'Ningbo Haoyue Lighting Co., Ltd.', city: 'Ningbo', country: 'CN' },
      {
        role: 'consignee',
        name: 'Rheinlicht GmbH',
        address: 'Hafenstraße 41',
        postal_code: '47226',
        city: 'Duisburg',
        country: 'DE',
      },
      { role: 'notify_party', name: 'Rheinlicht GmbH', city: 'Duisburg', country: 'DE' },
      { role: 'origin_agent', name: 'Zhehai Logistics (Ningbo) Co., Ltd.', city: 'Ningbo', country: 'CN' },
    ].map((party) => ShipmentParty.parse({ ...party, id: newId() })),
    references: [
      { kind: 'BOOKING', value: NINGBO_BOOKING, issuer: 'Sextant Ocean Lines' },
      { kind: 'MBL', value: 'SXOL7741920365', issuer: 'Sextant Ocean Lines' },
      { kind: 'HBL', value: 'GSNGB2600118' },
      { kind: 'PO', value: 'RL-4500217' },
    ].map((reference) => ShipmentReference.parse({ ...reference, id: newId() })),
    cargo_lines: [
      {
        id: panels,
        description: 'LED panel luminaires, 600 × 600, 36 W',
        marks: 'RL-PNL 1-640',
        pieces: 640,
        gross_kg: PANELS_KG,
        net_kg: 8_256,
        volume_m3: 64,
      },
      {
        id: lamps,
        description: 'LED high-bay luminaires, 150 W',
        marks: 'RL-HBY 1-540',
        pieces: 540,
        gross_kg: LAMPS_KG,
        net_kg: 8_694,
        volume_m3: 63.7,
      },
    ].map((line) =>
      ShipmentCargoLine.parse({ ...line, package_type: 'cartons', hs_code: '940511', origin_country: 'CN' }),
    ),
    equipment: [
      {
        number: 'MSKU9070323',
        seals: ['SX4417093'],
        vgm: {
          kg: PANELS_KG + BOX.tare_kg + 62,
          method: 2,
          weighed_by: 'Ningbo Haoyue Lighting Co., Ltd.',
          weighed_at: day(-1),
        },
        stuffing: [{ cargo_line_id: panels, pieces: 640 }],
      },
      { number: 'CSQU3054383', seals: ['SX4417094'], stuffing: [{ cargo_line_id: lamps, pieces: 540 }] },
    ].map((box) => Equipment.parse({ ...BOX, ...box, id: newId() })),
  };
}
