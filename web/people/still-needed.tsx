import type { Standing } from '#contract/privacy.ts';
import { Alert } from '#web/ui/alert.tsx';

/** What must be done before an account can be erased. */
export function StillNeeded({ standing: { shipments, invoices } }: { standing: Standing }) {
  return (
    <Alert title="The account is still needed." className="self-stretch">
      It can be deleted once all shipments are delivered or cancelled, and all invoices paid.
      <ul className="mt-2 flex flex-col gap-1">
        {shipments.numbers.length > 0 && <li>Shipments under way: {listed(shipments)}</li>}
        {invoices.numbers.length > 0 && <li>Invoices to be paid: {listed(invoices)}</li>}
      </ul>
    </Alert>
  );
}

function listed({ numbers, more }: Standing['shipments']): string {
  return more > 0 ? `${numbers.join(', ')} and ${more} more` : numbers.join(', ');
}
