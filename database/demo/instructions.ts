import { NO_INSTRUCTIONS, type ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import type { shippingInstructions } from '#server/documents/shipping-instructions-table.ts';
import { drawCargoLines } from './cargo-lines.ts';
import { drawCarriage } from './carriage.ts';
import type { Chance } from './chance.ts';
import { partiesOf } from './parties.ts';
import type { DemoPeople } from './people.ts';
import type { DemoShipment } from './shipments.ts';
import { drawTerms } from './trade-terms.ts';

/** What was told for the papers of each shipment that has some, by the shipment. */
export type Instructions = ReadonlyMap<DemoShipment, ShippingInstructions>;

const INSURERS = ['Halyard Mutual Marine', 'Tidemark Assurance', 'Lanternhouse Underwriters'];
/** What is often told last, while the goods wait, and how often it is missing then. */
const TOLD_LATE = [
  'booking_reference',
  'notify_party',
  'place_of_issue',
  'insurer',
  'policy_number',
] as const;
const LATE_SHARE = 0.35;

export function drawInstructions(shipments: readonly DemoShipment[], chance: Chance): Instructions {
  return new Map(
    shipments
      .filter(hasPapers)
      .map((shipment) => [
        shipment,
        shipment.schedule.journey ? told(shipment, chance) : partly(shipment, chance),
      ]),
  );
}

export function hasPapers({ status }: DemoShipment): boolean {
  return status !== 'created' && status !== 'pending' && status !== 'cancelled';
}

export function instructionRows(
  told: Instructions,
  { dispatcher }: DemoPeople,
): (typeof shippingInstructions.$inferInsert)[] {
  return [...told].map(([{ id, schedule }, instructions]) => ({
    shipment_id: id,
    instructions,
    version: 1,
    updated_at: schedule.created_at,
    updated_by: dispatcher.id,
  }));
}

/** Everything that any of its papers needs. */
function told(shipment: DemoShipment, chance: Chance): ShippingInstructions {
  const { origin, destination } = shipment.itinerary.lane;
  const cargo_lines = drawCargoLines(shipment, chance);
  const insurer = chance.pick(INSURERS);
  return {
    ...NO_INSTRUCTIONS,
    ...partiesOf(shipment, chance),
    ...drawTerms(shipment, chance),
    ...drawCarriage(shipment, chance),
    cargo_lines,
    own_reference: `ORD-${chance.whole(20_000, 89_999)}`,
    booking_reference: `GWB${chance.whole(1_000_000, 9_999_999)}`,
    insurer,
    policy_number: `${insurer.replaceAll(/[^A-Z]/g, '')}-OC-${chance.whole(10_000, 99_999)}`,
    clauses: 'A',
    claims_payable_at: destination.name,
    place_of_issue: origin.name,
  };
}

/** As it is in life while the goods wait: the ship is not named yet, and this and that is still to come. */
function partly(shipment: DemoShipment, chance: Chance): ShippingInstructions {
  const whole = told(shipment, chance);
  const late = TOLD_LATE.filter(() => chance.happens(LATE_SHARE));
  const { containers, vessel, voyage, flight, air_waybill_number, consignee } = NO_INSTRUCTIONS;
  const unnamed = shipment.status === 'confirmed' && {
    containers,
    vessel,
    voyage,
    flight,
    air_waybill_number,
  };
  return {
    ...whole,
    ...unnamed,
    ...Object.fromEntries(late.map((field) => [field, NO_INSTRUCTIONS[field]])),
    shipper: { ...whole.shipper, ...(chance.happens(LATE_SHARE) && { tax_id: '' }) },
    consignee: chance.happens(LATE_SHARE) ? consignee : whole.consignee,
    cargo_lines: whole.cargo_lines.map((line) => ({
      ...line,
      ...(chance.happens(LATE_SHARE) && { hs_code: '' }),
    })),
  };
}
