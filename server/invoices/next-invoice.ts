import { type Billing, nextInvoice } from '#domain/invoices/invoice-lines.ts';
import type { LineCalculation } from '#domain/invoices/line-calculation.ts';
import { vatRule } from '#domain/vat/vat-rule.ts';
import { type VatLine, type VatTotals, vatTotals, withVat } from '#domain/vat/vat-totals.ts';
import type { VatTreatment } from '#domain/vat/vat-treatment.ts';
import type { Connection } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { findPricingEntity } from '../legal-entities/legal-entities-table.ts';
import { findOrganisation } from '../organisations/organisation-rows.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { chargeCalculation } from './charge-calculation.ts';
import { findBilling, type ShipmentBilling } from './shipment-billing.ts';
import { listUnbilled } from './shipment-charges-table.ts';

interface NextInvoice extends Pick<Billing, 'refusal'> {
  /** What those in force state already; undefined without any. */
  billing: ShipmentBilling | undefined;
  lines: (VatLine & { description: string; calculation?: LineCalculation | null })[];
  totals: VatTotals;
}

/** What the next invoice of a shipment states, with its VAT. */
export async function findNextInvoice(
  connection: Connection,
  shipment: ShipmentRecord,
): Promise<NextInvoice> {
  const [charges, billing, rule] = await pipeline(
    listUnbilled(connection, shipment.id),
    findBilling(connection, shipment.id),
    findVatRule(connection, shipment),
  );
  const calculated = charges.map((charge) => ({
    ...charge,
    calculation: chargeCalculation(charge, shipment.currency),
  }));
  const { refusal, lines: stated } = nextInvoice(shipment, calculated, billing?.billed_cents ?? null);
  const lines = withVat(stated, rule);
  return { refusal, billing, lines, totals: vatTotals(lines) };
}

/** How the charges of the shipment are taxed that have no treatment of their own; null states no VAT. */
async function findVatRule(
  connection: Connection,
  shipment: Pick<ShipmentRecord, 'branch_id' | 'organisation_id' | 'origin_country' | 'destination_country'>,
): Promise<VatTreatment | null> {
  const { branch_id, organisation_id } = shipment;
  const [entity, company] = await pipeline(
    findPricingEntity(connection, branch_id),
    organisation_id ? findOrganisation(connection, organisation_id) : Promise.resolve(undefined),
  );
  return vatRule({ entity: entity?.vat ?? null, company: company?.vat ?? null, shipment });
}
