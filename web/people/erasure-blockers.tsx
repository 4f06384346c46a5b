import type { ErasureStatus } from '#contract/privacy.ts';
import { Alert } from '#web/ui/alert.tsx';

/** Lists what prevents an account from being erased. */
export function ErasureBlockers({
  blockers: { shipments, invoices, has_debts },
}: {
  blockers: ErasureStatus;
}) {
  return (
    <Alert variant="info" title="This account can’t be deleted yet." className="self-stretch">
      It can be deleted once all shipments are delivered or cancelled, and everything is invoiced and paid.
      <ul className="mt-2 flex flex-col gap-2">
        <OpenNumbers what="Active shipments" of={shipments} />
        <OpenNumbers what="Unpaid invoices" of={invoices} />
        {has_debts && invoices.numbers.length === 0 && <li>Amounts that are still to be invoiced or paid</li>}
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
