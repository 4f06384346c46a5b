import { useId, useState } from 'react';
import type { ShipmentPaper } from '#contract/documents.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import { PortalBadge } from '#web/account/customer-portal/portal-badge.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { PaperRow } from './paper-row.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { useGenerate } from './use-generate.ts';

const STATUS_WORDS = { draft: 'Draft', issued: 'Issued', void: 'Void' } as const;

interface PaperEntryProps {
  /** Of the shipment. */
  number: string;
  paper: ShipmentPaper;
  /** Nothing can be sent just now. */
  locked: boolean;
}

export function PaperEntry({ number, paper, locked }: PaperEntryProps) {
  const { document_type, document, unfit } = paper;
  const name = DOCUMENT_NAMES[document_type];
  const { generate, pending, failure } = useGenerate(number, document_type);
  const [asking, setAsking] = useState(false);
  const reason = useId();
  const run = () => {
    setAsking(false);
    generate(document?.document_number ?? null);
  };
  return (
    <PaperRow
      name={name}
      actions={
        <Button
          variant="secondary"
          className="max-sm:w-full"
          disabled={unfit !== null || locked}
          aria-label={`Generate ${document ? 'again: ' : ''}${name}`}
          aria-describedby={unfit || failure ? reason : undefined}
          pending={pending}
          onClick={() => (document ? setAsking(true) : run())}
        >
          {document ? 'Generate again' : 'Generate'}
        </Button>
      }
    >
      {document && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="code wrap-anywhere text-ink">{document.document_number}</span>
          <PortalBadge>{STATUS_WORDS[document.status]}</PortalBadge>
          <span>
            <Moment at={document.created_at} />
            {document.generated_by && `, ${document.generated_by}`}
          </span>
        </p>
      )}
      {!document && !unfit && <p>Not generated yet</p>}
      {unfit && <p id={reason}>{unfit}</p>}
      {failure && (
        <p id={reason} role="alert" className="font-semibold text-danger">
          {failure}
        </p>
      )}
      {asking && document && (
        <ReplaceDialog
          name={name}
          former={document.document_number}
          onConfirm={run}
          onClose={() => setAsking(false)}
        />
      )}
    </PaperRow>
  );
}
