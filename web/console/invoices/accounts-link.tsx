import Download from 'lucide-react/icons/download';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { useOnline } from '#web/ui/use-online.ts';
import { accountsPath, type InvoicesView } from './invoices-view.ts';

const OFFLINE = 'You are offline. You can download the file when you’re back online.';
const PLACE = 'max-sm:w-full';

/** Downloads the invoices of the view as CSV for accounting. */
export function AccountsLink({ view }: { view: InvoicesView }) {
  const isOnline = useOnline();
  const icon = <Download aria-hidden="true" />;
  if (!isOnline)
    return (
      <Button variant="secondary" disabled title={OFFLINE} icon={icon} className={PLACE}>
        Export for accounting
        <span className="sr-only">. {OFFLINE}</span>
      </Button>
    );
  return (
    <a href={accountsPath(view)} download="invoices.csv" className={buttonStyle('secondary', 'app', PLACE)}>
      {icon}
      Export for accounting
    </a>
  );
}
