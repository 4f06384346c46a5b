import Download from 'lucide-react/icons/download';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { SharedShipment } from '#contract/share-links.ts';
import { call } from '#web/api/client.ts';
import { DocumentNumber } from '#web/documents/document-number.tsx';
import { FileLink } from '#web/documents/file-link.tsx';
import { useDownload } from '#web/documents/use-download.ts';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { Card } from '#web/ui/card.tsx';
import { Spinner } from '#web/ui/loading/spinner.tsx';

type Documents = NonNullable<SharedShipment['documents']>;

interface SharedDocumentsProps {
  token: string;
  documents: Documents;
}

/** The issued documents that a link shows. */
export function SharedDocuments({ token, documents }: SharedDocumentsProps) {
  return (
    <Card data-print="none">
      <section aria-labelledby="documents-heading">
        <h2 id="documents-heading" className="mb-2 text-h3">
          Documents
        </h2>
        {documents.length === 0 ? (
          <p className="text-ui text-ink-2">No documents yet. They appear here when they are issued.</p>
        ) : (
          <ul>
            {documents.map((document) => (
              <DocumentItem key={document.document_number} token={token} document={document} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

function DocumentItem({ token, document }: { token: string; document: Documents[number] }) {
  const { name, document_number, issued_at } = document;
  const file = useDownload({
    what: document_number,
    read: () => call.shareLinks.pdf({ token, document_number }),
    fileName: () => `${document_number}.pdf`,
  });
  const Icon = file.failure ? RotateCw : Download;
  return (
    <li className="flex items-center gap-3 border-t border-line py-2">
      <div className="min-w-0 flex-1">
        <p className="text-ui font-semibold">{name}</p>
        <p className="text-caption wrap-anywhere">
          <DocumentNumber number={document_number} />
          {issued_at && (
            <>
              {' '}
              · <CalendarDay of={issued_at} />
            </>
          )}
        </p>
      </div>
      <FileLink
        href={`/api/shared/${token}/documents/${encodeURIComponent(document_number)}/pdf`}
        file={file}
        aria-label={file.failure ? `Try again to download ${document_number}` : `PDF of ${document_number}`}
        className={buttonStyle('secondary')}
      >
        {file.pending ? <Spinner /> : <Icon aria-hidden="true" />}
        {file.failure ? 'Try again' : 'PDF'}
      </FileLink>
    </li>
  );
}
