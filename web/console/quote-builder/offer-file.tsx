import Download from 'lucide-react/icons/download';
import { FileLink } from '#web/documents/file-link.tsx';
import { useOfferDownload } from '#web/documents/use-download.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button-styles.ts';

/** The PDF file of the latest revision. */
export function OfferFile({ reference, revision }: { reference: string; revision: number }) {
  const file = useOfferDownload(reference);
  return (
    <FileLink href={paths.offerFile(reference)} file={file} className={buttonStyle('secondary')}>
      <Download aria-hidden="true" />
      PDF of revision {revision}
    </FileLink>
  );
}
