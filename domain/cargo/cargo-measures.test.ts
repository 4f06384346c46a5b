import { expect, test } from 'vitest';
import { CargoLine } from '../documents/cargo-line.ts';
import { VerifiedGrossMass } from '../equipment/verified-gross-mass.ts';
import { ShipmentCargoLine } from '../shipment-file/cargo-line.ts';
import { Equipment } from '../shipment-file/equipment.ts';
import { EditableShipment } from '../shipments/editable-shipment.ts';
import { ShipmentDraft } from '../shipments/shipment-draft.ts';

/** What the database would round to 0, which reads then refuse. */
test.each([
  ['the length of a package', ShipmentCargoLine.shape.length_cm, 0.000_4],
  ['the quantity of a line', CargoLine.shape.quantity, 0.000_000_4],
  ['the tare of a box', Equipment.shape.tare_kg, 0.000_4],
  ['the gross weight in a box', Equipment.shape.stuffing.unwrap().element.shape.gross_kg, 0.000_4],
  ['the volume in a box', Equipment.shape.stuffing.unwrap().element.shape.volume_m3, 0.000_4],
  ['a verified gross mass', VerifiedGrossMass.shape.kg, 0.000_4],
  ['the weight of a booking', ShipmentDraft.shape.cargo_weight, 0.000_4],
  ['the weight of a shipment', EditableShipment.shape.cargo_weight, 0.000_4],
])('%s is not so small that it would be stored as 0', (_, measure, tiny) => {
  expect(measure.safeParse(tiny).success).toBe(false);
  expect(measure.safeParse(1_000 * tiny).data).toBe(1_000 * tiny);
});
