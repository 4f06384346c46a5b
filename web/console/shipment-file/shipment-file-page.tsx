import { useParams } from 'react-router';
import { normalizeTrackingNumber } from '#domain/shipments/tracking-number.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { StaffScreen } from '../staff-screen.tsx';
import { ShipmentFileRecord } from './shipment-file-record.tsx';

export const meta = ({ params: { trackingNumber = '' } }: { params: { trackingNumber?: string } }) =>
  pageMeta(`File ${trackingNumber}`.trim());

export default function ShipmentFilePage() {
  const { trackingNumber = '' } = useParams();
  const tracking_number = normalizeTrackingNumber(trackingNumber);
  return (
    <StaffScreen access="staff">
      <ShipmentFileRecord key={tracking_number} tracking_number={tracking_number} />
    </StaffScreen>
  );
}
