import type { SheetKind } from '#domain/imports/import-kind.ts';
import { deleteUnchangedContacts, listContactsById } from '../address-book/contacts-table.ts';
import { reverseCharges } from '../charges/reverse-charges.ts';
import type { Connection, Transaction } from '../database/pool/connection.ts';
import { referencedRows } from '../database/statements/references-to.ts';
import { type ChargeRecord, listChargesById } from '../invoices/shipment-charges-table.ts';
import { listReported } from '../milestones/milestones-table.ts';
import { retractMilestones } from '../milestones/retract-milestones.ts';
import { deleteBalances, listBalances } from '../organisations/opening-balances-table.ts';
import { listOrganisationsById } from '../organisations/organisation-rows.ts';
import { deleteOrganisations } from '../organisations/organisations-table.ts';
import { deleteShipments, listShipmentsById } from '../shipment-records/shipments-table.ts';
import type { ImportedRecord } from './imported-records-table.ts';
import type { ImportContext } from './operations.ts';

/** A record that has been used since its import, named for a person. */
interface UsedRecord {
  row: number;
  record: string;
}

type Records = readonly ImportedRecord[];

interface Removal {
  /** Finds one that can no longer be removed. Those that are gone already do not count. */
  findUsed(connection: Connection, records: Records): Promise<UsedRecord | undefined>;
  remove(transaction: Transaction, context: ImportContext, records: Records): Promise<void>;
}

/** What the import of a shipment writes. Edits of its file raise the version of its `shipping_instructions`, which are none of it. */
const PARTS_OF_SHIPMENTS = [
  'route_legs',
  'leg_details',
  'route_waypoints',
  'tracking_events',
  'shipment_charges',
  'forwarding_files',
  'shipment_references',
  'equipment',
  'delivery_estimates',
  'delay_notices',
  'milestones',
];

export const REMOVALS: Record<SheetKind, Removal> = {
  organisations: {
    async findUsed(connection, records) {
      const ids = idsOf(records);
      const present = await listOrganisationsById(connection, ids);
      const referenced = new Set(await referencedRows(connection, 'organisations', ids));
      return used(records, present, (organisation) =>
        referenced.has(organisation.id) || organisation.updated_at > organisation.created_at
          ? organisation.name
          : null,
      );
    },
    remove: (transaction, _, records) => deleteOrganisations(transaction, idsOf(records)),
  },
  contacts: {
    async findUsed(connection, records) {
      const present = await listContactsById(connection, idsOf(records));
      return used(records, present, ({ version, name }) => (version > 1 ? name : null));
    },
    async remove(transaction, _, records) {
      await deleteUnchangedContacts(transaction, idsOf(records));
    },
  },
  shipments: {
    async findUsed(connection, records) {
      const ids = idsOf(records);
      const present = await listShipmentsById(connection, ids);
      const referenced = new Set([
        ...(await referencedRows(connection, 'shipments', ids, PARTS_OF_SHIPMENTS)),
        ...(await listReported(connection, ids)),
        ...(await listChargesById(connection, ids)).filter(isOfStaff).map(({ shipment_id }) => shipment_id),
      ]);
      return used(records, present, ({ id, version, tracking_number }) =>
        referenced.has(id) || version > 1 ? tracking_number : null,
      );
    },
    remove: (transaction, _, records) => deleteShipments(transaction, idsOf(records)),
  },
  milestones: {
    findUsed: async () => undefined,
    remove: (transaction, context, records) => retractMilestones(transaction, context, idsOf(records)),
  },
  charges: {
    async findUsed(connection, records) {
      const charges = await listChargesById(connection, idsOf(records));
      for (const { row, record_id, number } of records) {
        const charge = charges.find((each) => each.shipment_id === record_id && each.charge_order === number);
        if (charge && charge.status !== 'estimated' && charge.status !== 'reversed')
          return { row, record: `${charge.charge_code} ${charge.description}` };
      }
      return undefined;
    },
    remove: (transaction, context, records) =>
      reverseCharges(
        transaction,
        context,
        records.map(({ record_id, number }) => ({ shipment_id: record_id, charge_order: number ?? 0 })),
      ),
  },
  opening_balances: {
    async findUsed(connection, records) {
      const present = await listBalances(connection, idsOf(records));
      return used(records, present, ({ paid_at, payments, reference }) =>
        paid_at || payments.length > 0 ? reference : null,
      );
    },
    remove: (transaction, _, records) => deleteBalances(transaction, idsOf(records)),
  },
};

/** Whether staff have added a charge, or changed the status of one, so that it counts. */
function isOfStaff({ reason, status }: ChargeRecord): boolean {
  return status !== 'reversed' && (reason !== '' || status !== 'estimated');
}

function idsOf(records: Records): string[] {
  return records.map(({ record_id }) => record_id);
}

/** The first whose label is not null. */
function used<Present extends { id: string }>(
  records: Records,
  present: readonly Present[],
  labelOf: (record: Present) => string | null,
): UsedRecord | undefined {
  const byId = new Map(present.map((record) => [record.id, record]));
  for (const { row, record_id } of records) {
    const found = byId.get(record_id);
    const record = found ? labelOf(found) : null;
    if (record !== null) return { row, record };
  }
  return undefined;
}
