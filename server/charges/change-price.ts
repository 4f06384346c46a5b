import { invoiceLines } from '#domain/invoices/invoice-lines.ts';
import { signedIn } from '../api/call-context.ts';
import type { AuditAction } from '../audit/audit-action.ts';
import type { Transaction } from '../database/pool/connection.ts';
import { pipeline } from '../database/statements/pipeline.ts';
import { appendCharge, type Charge, listCharges } from '../invoices/shipment-charges-table.ts';
import { membersByOrganisation } from '../organisations/members-table.ts';
import { publishShipmentsChanged } from '../shipment-records/publish-changed.ts';
import { setCosts } from '../shipment-records/shipment-edits-table.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';
import { notifyPrice } from '../shipments/notify-price.ts';
import type { ShipmentsContext } from '../shipments/operations.ts';

/** Adds a charge for the part of the price that no charge states, so that the price is the sum of its charges. */
export async function itemizePrice(transaction: Transaction, shipment: ShipmentRecord): Promise<void> {
  for (const charge of impliedCharges(shipment, await listCharges(transaction, shipment.id)))
    await appendCharge(transaction, shipment.id, charge);
}

/** The part of the price that no charge states. */
export function impliedCharges(
  shipment: ShipmentRecord,
  recorded: readonly Pick<Charge, 'description' | 'amount_cents'>[],
): Pick<Charge, 'description' | 'amount_cents'>[] {
  return invoiceLines(shipment, recorded)
    .slice(recorded.length)
    .filter(({ amount_cents }) => amount_cents !== 0);
}

/** Whether the price would be negative without a sell charge: staff have lowered it since. */
export function isAbovePrice(
  { amount_cents }: Pick<Charge, 'amount_cents'>,
  { cost_cents }: Pick<ShipmentRecord, 'cost_cents'>,
): boolean {
  return amount_cents > cost_cents;
}

export interface PriceChange {
  /** Locked. */
  shipment: ShipmentRecord;
  by: number;
  action: AuditAction;
  detail: Record<string, unknown>;
}

/** Changes the price of a locked shipment by an amount; tells the customer of a confirmed price. Writes the history. */
export async function changePrice(
  transaction: Transaction,
  context: ShipmentsContext,
  shipment: ShipmentRecord,
  change: Omit<PriceChange, 'shipment'>,
): Promise<void> {
  await changePrices(transaction, context, [{ shipment, ...change }]);
}

/** Makes several changes of prices, in order. The number of statements depends only on that of notifications. */
export async function changePrices(
  transaction: Transaction,
  context: ShipmentsContext,
  changes: readonly PriceChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const latest = new Map<string, ShipmentRecord>();
  const applied = changes.map(({ shipment, by, ...entry }) => {
    const before = latest.get(shipment.id) ?? shipment;
    const after =
      by === 0 ? before : { ...before, cost_cents: before.cost_cents + by, version: before.version + 1 };
    latest.set(shipment.id, after);
    return { before, after, isPriced: by !== 0, ...entry };
  });
  const priced = applied.filter(({ isPriced }) => isPriced);
  await setCosts(
    transaction,
    [...new Set(priced.map(({ after }) => after.id))].map((id) => latest.get(id) as ShipmentRecord),
    context.now(),
  );
  const confirmed = priced.filter(({ before }) => before.price_status === 'confirmed');
  if (confirmed.length > 0) {
    const holders = await membersByOrganisation(
      transaction,
      confirmed.map(({ before }) => before.organisation_id),
      'money',
    );
    await pipeline(
      ...confirmed
        .filter(({ before }) => holders.has(before.organisation_id ?? ''))
        .map(({ before, after }) => notifyPrice(transaction, context, before, after)),
    );
  }
  await publishShipmentsChanged(
    transaction,
    context.broadcast,
    signedIn(context),
    applied.map(({ before, after, isPriced, action, detail }) => ({
      shipment: after,
      action,
      detail: {
        ...detail,
        ...(isPriced && {
          changes: { cost_cents: [before.cost_cents, after.cost_cents] },
          version: after.version,
        }),
      },
    })),
  );
}
