import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

const LOOK =
  'inline-flex size-9 items-center justify-center rounded-sm text-ink-2 hover:bg-brand-weak hover:text-ink max-sm:size-11 [&_svg]:size-4.5';

/** The download is what the browser makes of the printed page: paper or a PDF. */
export function InvoiceActions({ number }: { number: string }) {
  return (
    <>
      <Link
        to={paths.invoice(number)}
        aria-label={`View invoice ${number}`}
        title={`View invoice ${number}`}
        className={LOOK}
      >
        <Eye aria-hidden="true" />
      </Link>
      <Link
        to={paths.invoice(number, { print: 'now' })}
        aria-label={`Download invoice ${number}`}
        title="Opens the invoice to print it or save it as PDF"
        className={LOOK}
      >
        <Download aria-hidden="true" />
      </Link>
    </>
  );
}
