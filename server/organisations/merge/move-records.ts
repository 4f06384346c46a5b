import { moveContacts } from '../../address-book/contacts-table.ts';
import { moveApiKeys } from '../../api-keys/api-keys-table.ts';
import { moveTemplates } from '../../booking-templates/booking-templates-table.ts';
import { moveCarrierPushes } from '../../carrier-events/carrier-pushes-table.ts';
import { moveCarrierFeed } from '../../carrier-feeds/carrier-feeds-table.ts';
import type { Transaction } from '../../database/pool/connection.ts';
import { moveDeclarations } from '../../declarations/declarations-table.ts';
import { moveInvoices } from '../../invoices/invoices-table.ts';
import { movePayments } from '../../invoices/payments/payments-table.ts';
import { moveQuotesTo } from '../../quotes/quotes-table.ts';
import { moveSpotRequests } from '../../quotes/spot-requests/spot-requests-table.ts';
import { moveTariffs } from '../../rates/tariffs-table.ts';
import { moveParties } from '../../shipment-file/parties-table.ts';
import { moveShipments } from '../../shipment-records/shipments-table.ts';
import { moveSupplierBills } from '../../supplier-bills/supplier-bills-table.ts';
import { moveWebhooks } from '../../webhooks/webhooks-table.ts';
import { moveBalances } from '../opening-balances-table.ts';
import { moveChildren } from '../organisations-table.ts';

interface Move {
  from: string;
  into: string;
}

/** Moves what belongs to an organisation to another one. Issued invoices keep the name that they were addressed to. */
export async function moveRecords(
  transaction: Transaction,
  move: Move,
): Promise<{ shipments: number; quotes: number; invoices: number }> {
  await moveTariffs(transaction, move);
  await moveContacts(transaction, move);
  await moveTemplates(transaction, move);
  await moveWebhooks(transaction, move);
  await moveApiKeys(transaction, move);
  await moveCarrierFeed(transaction, move);
  await moveCarrierPushes(transaction, move);
  await moveBalances(transaction, move);
  // Before the invoices, as allocations lock them.
  await movePayments(transaction, move);
  await moveParties(transaction, move);
  await moveDeclarations(transaction, move);
  await moveSpotRequests(transaction, move);
  await moveSupplierBills(transaction, move);
  await moveChildren(transaction, move);
  const moved = {
    shipments: await moveShipments(transaction, move),
    quotes: await moveQuotesTo(transaction, move),
    invoices: await moveInvoices(transaction, move),
  };
  // Again, because payments of invoices were recorded until these were locked.
  await movePayments(transaction, move);
  return moved;
}
