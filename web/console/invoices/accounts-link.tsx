import { OFFLINE, useOnline } from '#web/ui/use-online.ts';
import { accountsPath, type InvoicesView } from './invoices-view.ts';

const NAME = 'Export for accounting';

/** Downloads the invoices of the view as CSV for accounting. Stands after the links that export them as they are. */
export function AccountsLink({ view }: { view: InvoicesView }) {
  const isOnline = useOnline();
  if (!isOnline)
    return (
      <button type="button" disabled title={OFFLINE} aria-label={NAME} className="text-dense text-ink-2">
        For accounting
      </button>
    );
  return (
    <a
      href={accountsPath(view)}
      download="invoices.csv"
      aria-label={NAME}
      className="link text-dense max-sm:inline-flex max-sm:min-h-11 max-sm:items-center"
    >
      For accounting
    </a>
  );
}
