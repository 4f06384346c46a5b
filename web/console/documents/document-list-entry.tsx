import { useId } from 'react';
import type { ShipmentDocument } from '#contract/documents.ts';
import { Button } from '#web/ui/button.tsx';
import { DocumentDialogs } from './dialogs/document-dialogs.tsx';
import { useDocumentDialogs } from './dialogs/use-document-dialogs.ts';
import { DocumentListItem } from './document-list-item.tsx';
import { DocumentState } from './document-state.tsx';
import { MissingList } from './missing-list.tsx';
import { NoticeRecipients } from './notice-recipients.tsx';
import { StaffDocumentActions } from './staff-document-actions.tsx';
import { useFocusAfter } from './use-focus-after.ts';

interface DocumentListEntryProps {
  /** The tracking number. */
  number: string;
  entry: ShipmentDocument;
  /** Disables writes, as while offline. */
  locked: boolean;
}

/** One document type of the shipment: the current document, missing details and actions. */
export function DocumentListEntry({ number, entry, locked }: DocumentListEntryProps) {
  const { name, document, not_applicable_reason } = entry;
  const dialogs = useDocumentDialogs(number, entry);
  const { generating, issuing, openDialog, setOpenDialog } = dialogs;
  const id = useId();
  const button = useFocusAfter(
    `${document?.document_number} ${document?.status} ${document?.surrendered_on}`,
  );
  const failed =
    generating.failure ??
    // The dialogs show it themselves.
    (openDialog === 'sign' || openDialog === 'confirm' ? null : issuing.failure);
  return (
    <DocumentListItem
      name={name}
      actions={
        document ? (
          <StaffDocumentActions
            entry={entry}
            document={document}
            locked={locked}
            busy={{ issuing: issuing.pending, generating: generating.pending }}
            onIssue={dialogs.beginIssue}
            onGenerate={() => setOpenDialog('replace')}
            onSurrender={() => setOpenDialog('surrender')}
            onVoid={() => setOpenDialog('void')}
            reason={`${id}-missing`}
            viewButton={button}
          />
        ) : (
          <Button
            ref={button}
            variant="secondary"
            className="max-sm:w-full"
            disabled={not_applicable_reason !== null || locked}
            aria-label={`Generate ${name}`}
            aria-describedby={not_applicable_reason || failed ? id : undefined}
            pending={generating.pending}
            onClick={dialogs.generate}
          >
            Generate
          </Button>
        )
      }
    >
      <EntryState number={number} entry={entry} id={id} />
      {failed && (
        <p id={id} role="alert" className="font-semibold text-danger">
          {failed}
        </p>
      )}
      <DocumentDialogs entry={entry} dialogs={dialogs} />
    </DocumentListItem>
  );
}

interface EntryStateProps {
  number: string;
  entry: ShipmentDocument;
  /** The id of the reason why the type does not apply, and the prefix of that of the missing details. */
  id: string;
}

/** What there is, and what still prevents generating or issuing it. */
function EntryState({ number, entry, id }: EntryStateProps) {
  const { document_type, document, release, not_applicable_reason, missing, refusal, issuing_body } = entry;
  const isCompleteDraft = document?.status === 'draft' && missing.length === 0;
  return (
    <>
      {document && <DocumentState document={document} release={release} />}
      {document && document_type === 'arrival_notice' && (
        <NoticeRecipients recipients={entry.recipients} issued={document.status === 'issued'} />
      )}
      {!document && !not_applicable_reason && <p>No current document</p>}
      {not_applicable_reason && <p id={id}>{not_applicable_reason}</p>}
      {missing.length > 0 && !not_applicable_reason && (
        <MissingList number={number} missing={missing} id={`${id}-missing`} open={document !== null} />
      )}
      {isCompleteDraft && issuing_body && <p>Draft until {issuing_body} signs.</p>}
      {isCompleteDraft && refusal && <p className="font-semibold text-danger">{refusal}</p>}
    </>
  );
}
