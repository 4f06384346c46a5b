import { useId, useState } from 'react';
import type { ShipmentDocument } from '#contract/documents.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { DocumentListItem } from './document-list-item.tsx';
import { DocumentState } from './document-state.tsx';
import { type Confirmation, ConfirmDialog } from './issue/confirm-dialog.tsx';
import { SignatureDialog } from './issue/signature-dialog.tsx';
import { useIssue } from './issue/use-issue.ts';
import { MissingList } from './missing-list.tsx';
import { NoticeRecipients } from './notice-recipients.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { StaffDocumentActions } from './staff-document-actions.tsx';
import { SurrenderDialog } from './surrender-dialog.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import { useGenerate } from './use-generate.ts';
import { VoidDialog } from './void-dialog.tsx';

interface DocumentListEntryProps {
  /** The tracking number. */
  number: string;
  entry: ShipmentDocument;
  /** Disables writes, as while offline. */
  locked: boolean;
}

/** One document type of the shipment: the current document, missing details and actions. */
export function DocumentListEntry({ number, entry, locked }: DocumentListEntryProps) {
  const {
    document_type,
    name,
    release,
    document,
    not_applicable_reason,
    missing,
    unconfirmed,
    refusal,
    over_capacity,
    issuing_body,
    recipients,
  } = entry;
  const [openDialog, setOpenDialog] = useState<'replace' | 'confirm' | 'sign' | 'surrender' | 'void' | null>(
    null,
  );
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const close = () => setOpenDialog(null);
  const { generate, pending, failure } = useGenerate(number, entry);
  const issuing = useIssue(name, document?.document_number, close);
  const id = useId();
  const button = useFocusAfter(
    `${document?.document_number} ${document?.status} ${document?.surrendered_on}`,
  );
  const run = () => {
    close();
    generate(document?.document_number ?? null);
  };
  const beginIssue = () => {
    if (unconfirmed.length > 0 || over_capacity) setOpenDialog('confirm');
    else continueIssuing({ confirmed: [] });
  };
  const continueIssuing = (confirmed: Confirmation) => {
    setConfirmation(confirmed);
    if (issuing_body) setOpenDialog('sign');
    else issuing.issue(confirmed);
  };
  const failed = failure ?? (openDialog === 'sign' || openDialog === 'confirm' ? null : issuing.failure);
  return (
    <DocumentListItem
      name={name}
      actions={
        document ? (
          <StaffDocumentActions
            entry={entry}
            document={document}
            locked={locked}
            busy={{ issuing: issuing.pending, generating: pending }}
            onIssue={beginIssue}
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
            pending={pending}
            onClick={run}
          >
            Generate
          </Button>
        )
      }
    >
      {document && <DocumentState document={document} release={release} />}
      {document && document_type === 'arrival_notice' && (
        <NoticeRecipients recipients={recipients} issued={document.status === 'issued'} />
      )}
      {!document && !not_applicable_reason && <p>No current document</p>}
      {not_applicable_reason && <p id={id}>{not_applicable_reason}</p>}
      {missing.length > 0 && !not_applicable_reason && (
        <MissingList number={number} missing={missing} id={`${id}-missing`} open={document !== null} />
      )}
      {document?.status === 'draft' && missing.length === 0 && issuing_body && (
        <p>Draft until {issuing_body} signs.</p>
      )}
      {document?.status === 'draft' && missing.length === 0 && refusal && (
        <p className="font-semibold text-danger">{refusal}</p>
      )}
      {failed && (
        <p id={id} role="alert" className="font-semibold text-danger">
          {failed}
        </p>
      )}
      {openDialog === 'replace' && document && (
        <ReplaceDialog name={name} former={document.document_number} onConfirm={run} onClose={close} />
      )}
      {openDialog === 'confirm' && (
        <ConfirmDialog
          name={name}
          entry={entry}
          action={issuing_body ? 'Continue' : 'Issue'}
          pending={issuing.pending}
          failure={issuing.failure}
          onConfirm={continueIssuing}
          onClose={close}
        />
      )}
      {openDialog === 'sign' && issuing_body && (
        <SignatureDialog
          name={name}
          issuing_body={issuing_body}
          issuing={issuing}
          onSign={(signature) => issuing.issue({ ...confirmation, signature })}
          onClose={close}
        />
      )}
      {openDialog === 'surrender' && document && (
        <SurrenderDialog document_number={document.document_number} release={release} onClose={close} />
      )}
      {openDialog === 'void' && document && (
        <VoidDialog
          name={name}
          number={document.document_number}
          onVoid={(reason, options) =>
            call.documents.void({ document_number: document.document_number, reason }, options)
          }
          onClose={close}
        >
          The document is no longer valid, and its verification page says so. You can generate a new version.
        </VoidDialog>
      )}
    </DocumentListItem>
  );
}
