import { arrivalOf } from '#domain/documents/arrival/arrival.ts';
import type { Facts } from '#domain/documents/compose-document.ts';
import { DOCUMENT_DATA } from '#domain/documents/document-data.ts';
import { roadCarriageOf } from '#domain/documents/road/road-carriage.ts';
import { modesOf } from '#domain/documents/shipment-facts.ts';
import type { AppliedRate } from '#domain/money/exchange-rate.ts';
import type { Position } from '#domain/routing/route-leg.ts';
import { wrapLongitude } from '#domain/routing/search/geodesy.ts';
import type { TimeZones } from '#domain/routing/time-zones.ts';
import { withDangerousGoods } from '#domain/shipment-file/with-dangerous-goods.ts';
import { CARGO_CURRENCY } from '#domain/shipments/cargo-currency.ts';
import { findAgent } from '../branches/branches-table.ts';
import type { Connection } from '../database/pool/connection.ts';
import type { Geography } from '../geography/geography.ts';
import { documentIssuer } from '../legal-entities/document-issuer.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import { findExchangeRate } from '../rates/exchange-rates/find-exchange-rate.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { listLegDetails } from '../tracking/route/leg-details-table.ts';
import { listLegs } from '../tracking/route/route-legs-table.ts';
import { findInstructions } from './instructions.ts';
import { issuingOffice } from './issuing-office.ts';
import { findDocumentInForce } from './shipping-documents-table.ts';

export interface FactsContext {
  geography: Pick<Geography, 'timeZones'>;
  now: () => Date;
}

/** The current data of a shipment from which its documents are composed. */
export async function documentFacts(
  connection: Connection,
  { geography: { timeZones }, now }: FactsContext,
  shipment: ShipmentRecord,
): Promise<Facts> {
  const [legs, details, found, issued_bill, client, agent, issuer, freight_exchange] = await Promise.all([
    listLegs(connection, shipment.id),
    listLegDetails(connection, shipment.id),
    findInstructions(connection, shipment.id),
    findIssuedBill(connection, shipment.id),
    shipment.organisation_id ? findOrganisation(connection, shipment.organisation_id) : undefined,
    findAgent(connection, shipment.branch_id),
    documentIssuer(connection, shipment.branch_id),
    freightExchange(connection, shipment, now()),
  ]);
  const { instructions, cargo_line_ids, dangerous_goods, volumes_m3 } = found;
  const { equipment, bill_numbers, delivery_agent } = found;
  return {
    shipment,
    legs,
    instructions: {
      ...instructions,
      cargo_lines: withDangerousGoods(instructions.cargo_lines, dangerous_goods, modesOf(shipment, legs)),
    },
    volumes_m3,
    equipment,
    cargo_line_ids,
    issued_bill,
    bill_numbers,
    delivery_agent,
    is_on_credit_hold: client?.credit_status === 'hold',
    arrival: arrivalOf(legs, details, ({ geometry }) => zoneOf(timeZones, geometry.at(-1))),
    road: roadCarriageOf(legs, details, ({ geometry }) => zoneOf(timeZones, geometry[0])),
    client: client?.name ?? null,
    agent: agent ?? null,
    issuer,
    freight_exchange,
    office: agent?.city ?? issuingOffice(legs),
  };
}

/** Null where the price is in the currency of the cargo or not confirmed, or where no rate is known. */
async function freightExchange(
  connection: Connection,
  { currency, price_status }: ShipmentRecord,
  now: Date,
): Promise<AppliedRate | null> {
  if (price_status !== 'confirmed' || currency === CARGO_CURRENCY) return null;
  return (await findExchangeRate(connection, { from: currency, to: CARGO_CURRENCY }, now)) ?? null;
}

/** The time zone at an end of a leg; UTC for a leg without geometry. */
function zoneOf(timeZones: TimeZones, end: Position | undefined): string {
  return end ? timeZones.at({ longitude: wrapLongitude(end[0]), latitude: end[1] }) : 'UTC';
}

async function findIssuedBill(connection: Connection, shipment_id: string): Promise<Facts['issued_bill']> {
  const bill = await findDocumentInForce(connection, shipment_id, 'bill_of_lading');
  if (bill?.status !== 'issued') return undefined;
  const { document_number, document_data, surrendered_on } = bill;
  const { release } = DOCUMENT_DATA.bill_of_lading.parse(document_data);
  return { document_number, release, surrendered_on };
}
