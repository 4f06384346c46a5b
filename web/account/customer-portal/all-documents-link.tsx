import FolderArchive from 'lucide-react/icons/folder-archive';
import { useArchiveDownload } from '#web/documents/use-download.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { Spinner } from '#web/ui/loading/spinner.tsx';
import { FileLink } from '../../documents/file-link.tsx';

/** Downloads all current documents of a shipment, including its invoice. */
export function AllDocumentsLink({ tracking_number }: { tracking_number: string }) {
  const file = useArchiveDownload(tracking_number, `${tracking_number}-documents.zip`);
  return (
    <FileLink
      href={paths.documentsArchive(tracking_number)}
      file={file}
      className={buttonStyle('secondary', 'marketing', 'justify-self-start')}
    >
      {file.pending ? <Spinner /> : <FolderArchive aria-hidden="true" />}
      {file.failure ? 'Try again' : 'Download all (ZIP)'}
    </FileLink>
  );
}
