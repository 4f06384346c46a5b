import { pageMeta } from '#web/shell/page-meta.ts';

export const meta = () => pageMeta('Track Your Shipment');

export default function TrackPage() {
  return (
    <div className="container-site py-10">
      <h1>Track Your Shipment</h1>
    </div>
  );
}
