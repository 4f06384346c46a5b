import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Create New Shipment');

export default function CreateShipmentPage() {
  return (
    <div className="container-site py-10">
      <h1>Create New Shipment</h1>
    </div>
  );
}
