import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useDocumentDownload, useDocumentView } from '#web/documents/use-download.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { FileLink } from './file-link.tsx';

/** Prints or downloads a document. */
export function DocumentActions({ document_number }: { document_number: string }) {
  const file = useDocumentDownload(document_number);
  const { view, pending } = useDocumentView(document_number);
  const label = file.failure ? `Try again to download ${document_number}` : `Download ${document_number}`;
  const Icon = file.failure ? RotateCw : Download;
  return (
    <>
      <IconButton
        label={`Print ${document_number}`}
        icon={pending ? <Spinner /> : <Printer aria-hidden="true" />}
        aria-busy={pending || undefined}
        aria-disabled={pending}
        onClick={() => pending || view()}
      />
      <FileLink
        href={paths.documentFile(document_number)}
        file={file}
        aria-label={label}
        title={label}
        className="inline-flex size-9 items-center justify-center rounded-sm text-ink-2 hover:bg-brand-weak hover:text-ink max-sm:size-11 [&_svg]:size-4.5"
      >
        {file.pending ? <Spinner /> : <Icon aria-hidden="true" />}
      </FileLink>
    </>
  );
}
