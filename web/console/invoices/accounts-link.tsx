import Download from 'lucide-react/icons/download';
import { Button } from '#web/ui/button.tsx';
import { buttonLook } from '#web/ui/button-styles.ts';
import { useOnline } from '#web/ui/online.ts';
import { accountsPath, type InvoicesView } from './invoices-view.ts';

const OFFLINE = 'You are offline. The file can be had when the connection is back.';
const PLACE = 'sm:ml-auto max-sm:w-full';

/** The invoices of the view, line by line, as a file for accounting. */
export function AccountsLink({ view }: { view: InvoicesView }) {
  const isOnline = useOnline();
  const icon = <Download aria-hidden="true" />;
  if (!isOnline)
    return (
      <Button variant="secondary" disabled title={OFFLINE} icon={icon} className={PLACE}>
        CSV for accounting
        <span className="sr-only">. {OFFLINE}</span>
      </Button>
    );
  return (
    <a href={accountsPath(view)} download="invoices.csv" className={buttonLook('secondary', 'app', PLACE)}>
      {icon}
      CSV for accounting
    </a>
  );
}
