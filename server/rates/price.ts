import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { cargoOfLines } from '#domain/cargo/booked-cargo.ts';
import type { BookedEquipment } from '#domain/equipment/booked-equipment.ts';
import { isStaff } from '#domain/people/role.ts';
import { explainUnused, type UnusedLine } from '#domain/rates/explain-price.ts';
import { type CargoRequest, cargoOfRequest, coversLane, isBinding } from '#domain/rates/price-consignment.ts';
import { priceOptions } from '#domain/rates/price-options.ts';
import type { RateLoad } from '#domain/rates/rate-kinds.ts';
import type { ShipmentCargoLine } from '#domain/shipment-file/cargo-line.ts';
import { fieldIssue } from '../api/errors/field-issue.ts';
import { operations } from './operations.ts';
import { indicativeOptions } from './pricing/indicative-options.ts';
import { laneTerms, resolvePlace } from './pricing/lane-terms.ts';
import { loadRateTables } from './pricing/load-rate-tables.ts';

const MAX_UNUSED = 500;
const BY_WEIGHT: readonly RateLoad[] = ['AIR', 'LCL', 'LTL'];

export const price = operations.price.handler(async ({ input, context, errors }) => {
  const { person, geography } = context;
  const staff = person !== null && isStaff(person.role);
  const own = person?.organisation_id ?? null;
  const organisation_id = input.organisation_id ?? own;
  if (!staff && (input.side === 'buy' || organisation_id !== own || input.explain)) throw errors.STAFF_ONLY();
  if (input.load === 'FCL' && input.equipment.length === 0)
    throw fieldIssue('equipment', 'Enter the containers.');
  if (BY_WEIGHT.includes(input.load) && input.cargo_lines.length === 0)
    throw fieldIssue('cargo_lines', 'Enter the cargo.');
  const { db } = context.database;
  const now = context.now();
  const origin = resolvePlace(geography, input.origin, 'origin');
  const destination = resolvePlace(geography, input.destination, 'destination');
  const [from, to] = await laneTerms(db, [origin, destination] as const);
  const cargo = cargoRequestOf(input.cargo_lines, input.equipment);
  const request = {
    side: input.side,
    origin: from,
    destination: to,
    load: input.load,
    equipment: input.equipment,
    cargo: cargoOfRequest(cargo),
    organisation_id,
    date: input.date ?? dayInUtc(now),
    currency: input.currency ?? null,
  };
  const tables = await loadRateTables(db, { ...request, sides: [request.side], loads: [request.load] }, now);
  const options = priceOptions(request, tables).map((option) => ({
    ...option,
    indicative: !isBinding(cargo, { ...request, ...option }),
  }));
  const explained = input.explain && {
    unused: explainUnused(request, tables, options).slice(0, MAX_UNUSED).map(presentUnused),
  };
  if (options.length > 0 || input.side === 'buy') return { options, ...explained };
  const ofLane = await loadRateTables(db, { ...request, sides: [request.side] }, now);
  if (coversLane(request, ofLane)) return { options, ...explained };
  const indicative = await indicativeOptions(db, geography, request, { origin, destination, now });
  return { options: indicative, ...explained };
});

function presentUnused({ line, reason }: UnusedLine) {
  const { id, version, name, valid_to, currency } = line.tariff;
  return { ...line, currency, reason, tariff: { id, version, line: line.line, name, valid_to } };
}

/** The cargo as a booking of the same lines and containers has it. */
function cargoRequestOf(
  lines: readonly Omit<ShipmentCargoLine, 'description'>[],
  equipment: readonly BookedEquipment[],
): CargoRequest {
  return {
    ...cargoOfLines(lines),
    service_type: 'standard',
    equipment: [...equipment],
    hs_codes: lines.map(({ hs_code }) => hs_code.replaceAll(/\D/g, '')),
    dangerous_goods: lines.some(({ dangerous_goods }) => dangerous_goods !== null),
  };
}
