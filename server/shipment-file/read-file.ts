import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { volumeOf } from '#domain/cargo/line-volume.ts';
import { equipmentState } from '#domain/milestones/proven-status.ts';
import { currentMilestones } from '#domain/milestones/timeline.ts';
import { isPermitted } from '#domain/people/access.ts';
import type { Person } from '#domain/people/person.ts';
import { isStaff } from '#domain/people/role.ts';
import { chargeableKg, totalsOf } from '#domain/shipment-file/totals.ts';
import type { Connection } from '../database/pool/connection.ts';
import { listMilestones } from '../milestones/milestones-table.ts';
import { timedMilestones } from '../milestones/timed-milestones.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { withDeliveryOutlook } from '../shipment-records/with-delivery-outlook.ts';
import { lastFreeDayOf, lastReturnDayOf, usedTimesOf } from '../tracking/last-free-day-of.ts';
import { listLegDetails } from '../tracking/route/leg-details-table.ts';
import { listLegEnds } from '../tracking/route/route-legs-table.ts';
import { dayChargesOf } from './day-charges.ts';
import { cargoLinesOf } from './file-items.ts';
import { legsOf } from './file-legs.ts';
import { readFileLists } from './file-lists.ts';
import { findFileHeader } from './forwarding-files-table.ts';
import type { ShipmentFileContext } from './operations.ts';

/** The file as the person may see it: owners are for staff, prices of the goods need the permission `money`. */
export async function readFile(
  connection: Connection,
  { geography, now }: Pick<ShipmentFileContext, 'geography' | 'now'>,
  person: Person,
  shipment: ShipmentRecord,
): Promise<ShipmentFile> {
  const { id } = shipment;
  const [lists, legs, details, header, reported] = await Promise.all([
    readFileLists(connection, id),
    listLegEnds(connection, id),
    listLegDetails(connection, id),
    findFileHeader(connection, id),
    listMilestones(connection, id),
  ]);
  const reports = timedMilestones(reported, []);
  const facts = [...currentMilestones(reports).values()];
  const fileLegs = legsOf(geography, legs, details);
  const shown = withDeliveryOutlook(geography, now(), { ...shipment, test: shipment.test || undefined });
  const journey = {
    reports: reports.filter(({ retracted }) => !retracted),
    legs: fileLegs.map(({ mode, to }) => ({ mode, to_unlocode: to.unlocode })),
    destination_time_zone: shown.destination_time_zone,
  };
  const sees = { owners: isStaff(person.role), prices: isPermitted(person, 'money') };
  const { file, instructions_version } = header ?? {};
  const lines = cargoLinesOf(shipment, lists.cargo_lines).map((line) => ({
    ...line,
    volume_m3: volumeOf(line),
    unit_price_cents: sees.prices ? line.unit_price_cents : null,
  }));
  const totals = totalsOf(lines);
  const equipment = lists.equipment.map((box) => {
    const { number, free_days = null, detention_days = null } = box;
    return {
      ...box,
      state: equipmentState(facts, number),
      ...lastFreeDayOf(geography, journey, { number, free_days }),
      ...lastReturnDayOf(geography, journey, { number, detention_days }),
      ...usedTimesOf(geography, journey, { number, free_days, detention_days }),
    };
  });
  const load = file?.load ?? null;
  const charges = sees.prices
    ? await dayChargesOf(connection, { geography, now }, shipment, { equipment, legs: fileLegs, load })
    : [];
  return {
    ...shown,
    version: shipment.version + (instructions_version ?? 0),
    promised_delivery: shipment.promised_delivery_date,
    estimated_delivery: shipment.estimated_delivery_date,
    file_number: file?.file_number ?? null,
    organisation: header?.organisation ?? null,
    branch: header?.branch ?? null,
    operations_owner: sees.owners ? (header?.operations_owner ?? null) : null,
    sales_owner: sees.owners ? (header?.sales_owner ?? null) : null,
    labels: sees.owners ? (file?.labels ?? []) : [],
    load,
    direction: file?.direction ?? null,
    parties: lists.parties,
    references: lists.references,
    cargo_lines: lines,
    equipment: equipment.map((box, index) => ({
      ...box,
      demurrage: null,
      detention: null,
      ...charges[index],
    })),
    legs: fileLegs,
    totals,
    chargeable_kg: chargeableKg(
      { ...totals, isPartlyMeasured: lines.some(({ volume_m3 }) => volume_m3 !== null) },
      {
        mode: shipment.transport_mode,
        load,
        hasContainers: lists.equipment.length > 0,
      },
    ),
  };
}
