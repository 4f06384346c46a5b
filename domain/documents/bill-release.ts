/**
 * How a bill of lading is released to the consignee: against one of its originals, by telex release after the originals
 * were surrendered at origin, or without originals as a sea waybill.
 */
export const BILL_RELEASES = ['original', 'telex', 'sea_waybill'] as const;
export type BillRelease = (typeof BILL_RELEASES)[number];

export const MOST_ORIGINALS = 3;

/** A sentence that says why a bill with this release cannot be made out to order; null when it can. */
export function toOrderRefusal({
  release,
  to_order,
}: {
  release: BillRelease;
  to_order: boolean;
}): string | null {
  return release === 'sea_waybill' && to_order
    ? 'A sea waybill is not negotiable and names its consignee. Choose another release, or clear “to order”.'
    : null;
}
