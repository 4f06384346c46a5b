import type { ShipmentDocument } from '#contract/documents.ts';
import { DocumentNumber } from '#web/documents/document-number.tsx';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';

const STATUS_LABELS = { draft: 'Draft', issued: 'Issued', void: 'Void' } as const;

interface DocumentStateProps {
  document: NonNullable<ShipmentDocument['document']>;
  release: ShipmentDocument['release'];
}

/** A document's number, version, status, time and author; of a bill of lading also its release. */
export function DocumentState({ document, release }: DocumentStateProps) {
  const { document_number, status, version, created_at, generated_by } = document;
  const { issued_at, issued_by, signature, surrendered_on } = document;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <DocumentNumber number={document_number} />
        <PortalBadge>{surrendered_on ? 'Surrendered' : STATUS_LABELS[status]}</PortalBadge>
        <span>Version {version}</span>
        {issued_at ? (
          <span>
            Issued <Moment at={issued_at} />
            {issued_by && `, ${issued_by}`}
          </span>
        ) : (
          <span>
            <Moment at={created_at} />
            {generated_by && `, ${generated_by}`}
          </span>
        )}
      </p>
      {release === 'telex' && !surrendered_on && (
        <p>Telex release, once the originals are surrendered at origin</p>
      )}
      {surrendered_on && (
        <p>
          Originals surrendered{release === 'telex' && ' at origin for telex release'} on{' '}
          <CalendarDay of={new Date(surrendered_on)} />
        </p>
      )}
      {signature && (
        <p>
          Signed by {signature.body}
          {signature.reference && `, ${signature.reference}`}, on{' '}
          <CalendarDay of={new Date(signature.signed_on)} />
        </p>
      )}
    </>
  );
}
