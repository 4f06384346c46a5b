import { findSizeType } from '#domain/equipment/size-type.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Money } from '#domain/money/money.ts';
import {
  type ShareBasis,
  type ShareFacts,
  sharesOf,
  shareWeight,
} from '#domain/shipment-file/cost-shares.ts';
import { totalsOf } from '#domain/shipment-file/totals.ts';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { fieldIssue, fieldIssues } from '../api/errors/field-issue.ts';
import type { Connection } from '../database/pool/connection.ts';
import { cargoLinesOf } from '../shipment-file/file-items.ts';
import { readFileLists } from '../shipment-file/file-lists.ts';
import type { ShipmentRecord } from '../shipment-records/shipments-table.ts';

interface SharedCost {
  amount: Money;
  basis: ShareBasis;
  /** By hand. */
  shares?: readonly { tracking_number: string; amount: number }[] | undefined;
}

const FIGURES = { m3: 'volume', kg: 'gross weight', wm: 'weight or volume', teu: 'container', equal: '' };

/** How much of a cost each shipment bears, in their order. 422 where that cannot be determined. */
export async function shareCost(
  connection: Connection,
  shipments: readonly ShipmentRecord[],
  { amount, basis, shares }: SharedCost,
): Promise<number[]> {
  if (basis === 'manual') return sharesByHand(shipments, amount, shares ?? []);
  if (shares) throw fieldIssue('shares', 'Only a cost that is shared by hand has shares.');
  const weights = await Promise.all(
    shipments.map(async (shipment) => shareWeight(basis, await factsOf(connection, shipment))),
  );
  const lacking = shipments.filter((_, index) => weights[index] === null);
  if (lacking.length > 0) {
    const numbers = lacking.map(({ tracking_number }) => tracking_number).join(', ');
    throw fieldIssue(
      'basis',
      `No ${FIGURES[basis]} is recorded of ${numbers}. Record it, or choose another basis.`,
    );
  }
  return sharesOf(
    amount.amount,
    weights.map((weight) => weight ?? 0),
  );
}

function sharesByHand(
  shipments: readonly ShipmentRecord[],
  cost: Money,
  shares: NonNullable<SharedCost['shares']>,
): number[] {
  const byNumber = new Map(
    shares.map(({ tracking_number, amount }) => [normalizeTrackingNumber(tracking_number), amount]),
  );
  const known = new Set(shipments.map(({ tracking_number }) => tracking_number));
  const wrong = shares.flatMap(({ tracking_number }, index) =>
    known.has(normalizeTrackingNumber(tracking_number))
      ? []
      : [{ path: `shares.${index}.tracking_number`, message: 'The booking does not have this shipment.' }],
  );
  if (wrong.length > 0) throw fieldIssues(wrong);
  const amounts = shipments.map(({ tracking_number }) => byNumber.get(tracking_number) ?? 0);
  const sum = amounts.reduce((total, share) => total + share, 0);
  if (sum !== cost.amount) {
    const shared = formatMoney({ ...cost, amount: sum });
    throw fieldIssue('shares', `The shares come to ${shared}, but the cost is ${formatMoney(cost)}.`);
  }
  return amounts;
}

async function factsOf(connection: Connection, shipment: ShipmentRecord): Promise<ShareFacts> {
  const { cargo_lines, equipment } = await readFileLists(connection, shipment.id);
  const { gross_kg, volume_m3 } = totalsOf(cargoLinesOf(shipment, cargo_lines));
  const units = equipment.map(({ size_type }) => findSizeType(size_type)?.teu ?? 0);
  const teu = units.reduce((sum, unit) => sum + unit, 0);
  return { gross_kg, volume_m3, teu: teu > 0 ? teu : null };
}
