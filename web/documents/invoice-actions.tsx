import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Link } from 'react-router';
import { useInvoiceDownload } from '#web/documents/use-download.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';

export function InvoiceActions({ number }: { number: string }) {
  const { download, pending, failure } = useInvoiceDownload(number);
  return (
    <>
      <Link
        to={paths.invoice(number)}
        aria-label={`View invoice ${number}`}
        title={`View invoice ${number}`}
        className="inline-flex size-9 items-center justify-center rounded-sm text-ink-2 hover:bg-brand-weak hover:text-ink max-sm:size-11 [&_svg]:size-4.5"
      >
        <Eye aria-hidden="true" />
      </Link>
      <IconButton
        label={failure ? `Try again to download invoice ${number}` : `Download invoice ${number}`}
        icon={
          pending ? <Spinner /> : failure ? <RotateCw aria-hidden="true" /> : <Download aria-hidden="true" />
        }
        aria-busy={pending || undefined}
        aria-disabled={pending}
        onClick={() => pending || download()}
      />
    </>
  );
}
