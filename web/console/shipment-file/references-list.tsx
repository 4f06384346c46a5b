import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';

export const KIND_NAMES: Record<ShipmentFile['references'][number]['kind'], string> = {
  PO: 'Purchase order',
  BOOKING: 'Booking',
  HBL: 'House bill of lading',
  MBL: 'Master bill of lading',
  HAWB: 'House air waybill',
  MAWB: 'Master air waybill',
  ENTRY: 'Customs entry',
  CUSTOMER: 'Customer’s reference',
};

/** The numbers that the trade knows the shipment by. */
export function ReferencesList({ references }: Pick<ShipmentFile, 'references'>) {
  if (references.length === 0) return <p className="text-ui text-ink-2">No references yet.</p>;
  return (
    <dl className="grid gap-x-8 gap-y-2 text-ui sm:grid-cols-2 lg:grid-cols-3">
      {references.map(({ id, kind, value, issuer }) => (
        <div key={id} className="flex flex-wrap gap-x-3">
          <dt className="text-ink-2">{KIND_NAMES[kind]}</dt>
          <dd>
            <span className="code">{value}</span>
            {issuer && <span className="text-ink-2"> by {issuer}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
