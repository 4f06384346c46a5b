import { linesOfCargo } from '#domain/customs/declaration.ts';
import type { DeclarationState } from '#domain/customs/declaration-states.ts';
import { explainEntryNumber } from '#domain/customs/entry-number.ts';
import { normalizeReference } from '#domain/shipment-file/reference.ts';
import type { ShipmentStatus } from '#domain/shipments/status.ts';
import type { auditLog } from '#server/audit/audit-log-table.ts';
import type { customsDeclarations } from '#server/declarations/declarations-table.ts';
import { milestoneRow } from '#server/milestones/milestone-rows.ts';
import type { NewMilestone } from '#server/milestones/milestones-table.ts';
import type { organisations } from '#server/organisations/organisations-table.ts';
import type { ReferenceRecord } from '#server/shipment-file/references-table.ts';
import { cargoOf } from '../file-lists.ts';
import { after, before, HOUR_MS, interpolateTime } from '../journeys/moments.ts';
import { type DemoPeople, onDuty } from '../people.ts';
import { type Random, seededRandom } from '../random.ts';
import type { RecordedShipment, Records } from './records.ts';

type Declaration = typeof customsDeclarations.$inferSelect;
type Event = Records['events'][number];

interface DeclarationSources {
  shipments: readonly RecordedShipment[];
  events: readonly Event[];
  people: DemoPeople;
}

/** A separate seed, so that the rest of the world stays the same. */
const SEED = 20_261_129;
const BROKER = 'Clearway Customs Brokers';
/** Behind the references that the instructions have. */
const POSITION = 100;
const HELD = 4;
const DRAFTS = 3;

/** Import declarations of shipments that customs hold, with their milestones, and drafts of some that are under way. */
export function declarationRows({ shipments, events, people }: DeclarationSources, now: Date) {
  const random = seededRandom(SEED);
  const opened_at = before(now, 2000 * HOUR_MS);
  const broker: typeof organisations.$inferInsert = {
    id: random.idAt(opened_at),
    name: BROKER,
    roles: ['customs_broker'],
    currency: 'USD',
    created_at: opened_at,
    updated_at: opened_at,
  };
  const world = { random, people, broker_id: broker.id ?? null };
  const held = ofStatus(shipments, 'customs', HELD).map((shipment) => heldRows(shipment, events, world));
  const drafts = ofStatus(shipments, 'in_transit', DRAFTS).map((shipment) => draftRows(shipment, now, world));
  const all = [...held.flat(), ...drafts];
  return {
    brokers: [broker],
    rows: all.map(({ declaration }) => declaration),
    milestones: all.flatMap(({ milestones }) => milestones),
    events: all.flatMap((each) => each.events),
    references: all.flatMap(({ references }) => references),
    audit: all.flatMap(({ audit }) => audit),
  };
}

interface World {
  random: Random;
  people: DemoPeople;
  broker_id: string | null;
}

/** Those that cross a border, the ones of the demo customer first. */
function ofStatus(shipments: readonly RecordedShipment[], status: ShipmentStatus, count: number) {
  return shipments
    .filter(({ row }) => row.status === status && row.origin_country !== row.destination_country)
    .slice(0, count);
}

function draftRows(shipment: RecordedShipment, now: Date, { random, people, broker_id }: World) {
  const created_at = interpolateTime(shipment.row.updated_at, now, 0.5);
  const declaration = declarationOf(shipment, { random, broker_id, created_at });
  const actor_id = onDuty(people, created_at).id;
  return {
    declaration,
    milestones: [],
    events: [],
    references: [],
    audit: [auditOf(shipment, declaration, { at: created_at, actor_id, random })],
  };
}

/** Lodged between the event before the hold and the hold. */
function heldRows(shipment: RecordedShipment, events: readonly Event[], world: World) {
  const { random, people, broker_id } = world;
  const own = events
    .filter(({ shipment_id }) => shipment_id === shipment.row.id)
    .toSorted((one, other) => one.occurred_at.getTime() - other.occurred_at.getTime());
  const hold = own.find(({ status }) => status === 'customs');
  const previous = hold && own.findLast(({ occurred_at }) => occurred_at < hold.occurred_at);
  if (!hold || !previous) return [];
  const lodged_at = interpolateTime(previous.occurred_at, hold.occurred_at, 0.5);
  const created_at = interpolateTime(previous.occurred_at, hold.occurred_at, 0.25);
  const actor_id = onDuty(people, lodged_at).id;
  const number = numberOf(shipment.row.destination_country, lodged_at, random);
  const declaration: Declaration = {
    ...declarationOf(shipment, { random, broker_id, created_at }),
    number,
    state: 'held',
    reason: 'Selected for inspection',
    lodged_at,
    held_at: hold.occurred_at,
    version: 3,
  };
  const milestone = (code: 'SUBM' | 'HOLD', id: string, at: Date): NewMilestone => ({
    ...milestoneRow({
      ...MILESTONE,
      shipment_id: declaration.shipment_id,
      code,
      occurred_at: at,
      received_at: at,
      document_reference: number,
      recorded_by: actor_id,
    }),
    id,
  });
  const lodged: Event = {
    ...hold,
    id: random.idAt(lodged_at),
    status: previous.status,
    description: 'Customs declaration submitted',
    loaded: false,
    occurred_at: lodged_at,
    recorded_at: lodged_at,
    recorded_by: actor_id,
  };
  const reference: ReferenceRecord = {
    id: random.idAt(lodged_at),
    shipment_id: declaration.shipment_id,
    position: POSITION,
    kind: 'ENTRY',
    value: number,
    normalized: normalizeReference(number),
    issuer: declaration.office,
  };
  const audited = (at: Date, changes?: [DeclarationState, DeclarationState]) =>
    auditOf(shipment, declaration, { at, actor_id, random, ...(changes && { changes }) });
  return [
    {
      declaration,
      milestones: [milestone('SUBM', lodged.id, lodged_at), milestone('HOLD', hold.id, hold.occurred_at)],
      events: [lodged],
      references: [reference],
      audit: [
        audited(created_at),
        audited(lodged_at, ['draft', 'lodged']),
        audited(after(hold.occurred_at, 1000), ['lodged', 'held']),
      ],
    },
  ];
}

/** As the shipment’s, recorded by staff. */
const MILESTONE = {
  object_kind: 'shipment',
  leg_id: null,
  leg_sequence: null,
  equipment_number: null,
  classifier: 'ACT',
  utc_offset: null,
  unlocode: '',
  facility: '',
  source: 'staff',
  source_reference: '',
  reported_at: null,
  document_type: 'CUS',
  reason: '',
} as const;

function declarationOf(
  { row, instructions }: RecordedShipment,
  { random, broker_id, created_at }: { random: Random; broker_id: string | null; created_at: Date },
): Declaration {
  return {
    id: random.idAt(created_at),
    shipment_id: row.id,
    kind: 'import',
    country: row.destination_country,
    broker_id,
    office: '',
    number: '',
    note: '',
    lines: instructions ? linesOfCargo(cargoOf(instructions)) : [],
    state: 'draft',
    reason: '',
    lodged_at: null,
    held_at: null,
    released_at: null,
    rejected_at: null,
    created_at,
    version: 1,
  };
}

/** An MRN, a US entry number or a plain one; the check digit is the one that is accepted. */
function numberOf(country: string, at: Date, random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.whole(0, 9)).join('');
  const year = String(at.getUTCFullYear()).slice(2);
  const stems = [`${year}${country}${digits(12)}R`, `231${digits(7)}`];
  const all = stems.flatMap((stem) => Array.from({ length: 10 }, (_, check) => `${stem}${check}`));
  const valid = all.find((number) => explainEntryNumber(number, { country, kind: 'import' }) === null);
  return valid ?? digits(10);
}

function auditOf(
  { row }: RecordedShipment,
  { id, kind, country, number }: Declaration,
  {
    at,
    actor_id,
    random,
    changes,
  }: { at: Date; actor_id: string; random: Random; changes?: [DeclarationState, DeclarationState] },
): typeof auditLog.$inferSelect {
  return {
    id: random.idAt(at),
    actor_id,
    api_key: null,
    action: changes ? 'declarations.record' : 'declarations.add',
    subject_type: 'shipment',
    subject_id: row.id,
    detail: {
      tracking_number: row.tracking_number,
      declaration: id,
      kind,
      country,
      number: changes ? number : '',
      ...(changes && { changes: { state: changes } }),
    },
    created_at: at,
  };
}
