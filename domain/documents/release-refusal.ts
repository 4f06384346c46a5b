import type { Facts } from './compose-document.ts';

/** What of a shipment stands against the release of its goods. */
export interface ReleaseRecord {
  is_held_by_customs: boolean;
  /** Customs rejected the import declaration, and have released none in its place. */
  is_import_rejected: boolean;
  /** Names of open exceptions that block the customs release or the delivery. */
  exceptions: readonly string[];
}

/**
 * A sentence that says why no delivery order can be issued; null when it can. Goods that are released while an original is
 * outstanding are owed to its holder a second time.
 */
export function releaseRefusal(
  { issued_bill, arrival }: Pick<Facts, 'issued_bill' | 'arrival'>,
  { is_held_by_customs, is_import_rejected, exceptions }: ReleaseRecord,
): string | null {
  const isOutstanding =
    arrival?.mode === 'sea' &&
    issued_bill !== undefined &&
    issued_bill.surrendered_on === null &&
    issued_bill.release !== 'sea_waybill';
  if (isOutstanding)
    return `The originals of the bill of lading ${issued_bill.document_number} are outstanding. Record their surrender first.`;
  if (is_held_by_customs) return 'Customs hold the goods. Record their release first.';
  if (is_import_rejected)
    return 'Customs rejected the import declaration. Record the release of another one first.';
  const [first] = exceptions;
  return first ? `An open exception blocks the delivery: ${first}. Resolve it first.` : null;
}
