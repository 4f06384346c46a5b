import { useSearchParams } from 'react-router';
import { FixShipments } from '../tracking-data/fix-shipments.tsx';
import { InitializeTracking } from '../tracking-data/initialize-tracking.tsx';
import { SampleTracking } from '../tracking-data/sample-tracking.tsx';
import { TestShipments } from '../tracking-data/test-shipments.tsx';
import { NoShipmentSelected } from './no-shipment-selected.tsx';
import { ShipmentDocuments } from './shipment-documents.tsx';

/** The documents tab: tools for tracking data, and the documents of the shipment in the URL. */
export function Documents() {
  const [parameters, setParameters] = useSearchParams();
  const shipment = parameters.get('shipment');
  const select = (number: string) => setParameters({ tab: 'documents', shipment: number });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_2fr]">
      <section aria-labelledby="tools-heading" className="min-w-0 max-lg:order-last">
        <h2 id="tools-heading" className="mb-3 text-h3">
          Tools
        </h2>
        <div className="divide-y divide-line rounded-md border border-line bg-surface">
          <TestShipments />
          <InitializeTracking />
          <FixShipments />
          <SampleTracking />
        </div>
      </section>
      <section aria-labelledby="generator-heading" className="min-w-0">
        <h2 id="generator-heading" className="mb-3 text-h3">
          Document generator
        </h2>
        {shipment ? (
          <ShipmentDocuments key={shipment} number={shipment} onSelect={select} />
        ) : (
          <NoShipmentSelected onSelect={select} />
        )}
      </section>
    </div>
  );
}
