import type { ErasureStatus } from '#contract/privacy.ts';
import { Alert } from '#web/ui/alert.tsx';

/** What must be done before an account can be erased. */
export function StillNeeded({ standing: { shipments, invoices } }: { standing: ErasureStatus }) {
  return (
    <Alert variant="info" title="The account is still needed." className="self-stretch">
      It can be deleted once all shipments are delivered or cancelled, and all invoices paid.
      <ul className="mt-2 flex flex-col gap-2">
        <OpenNumbers what="Shipments under way" of={shipments} />
        <OpenNumbers what="Invoices to be paid" of={invoices} />
      </ul>
    </Alert>
  );
}

function OpenNumbers({ what, of: { numbers, more } }: { what: string; of: ErasureStatus['shipments'] }) {
  if (numbers.length === 0) return null;
  return (
    <li>
      {what}:{' '}
      {numbers.map((number, order) => (
        <span key={number}>
          <span className="whitespace-nowrap">{number}</span>
          {order < numbers.length - 1 && ', '}
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </li>
  );
}
