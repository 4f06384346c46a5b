import { Link } from 'react-router';
import type { DocumentRow } from '#contract/documents.ts';
import { DOCUMENT_NAMES } from '#domain/documents/document-names.ts';
import { paths } from '#web/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import { CalendarDay } from './calendar-day.tsx';
import { PortalBadge } from './portal-badge.tsx';

const CELL = 'px-3 py-2.5 text-left sm:px-4';
/** On a narrow screen number and shipment stand under the type, the date under the status. */
const WIDE = 'max-lg:hidden';
const NARROW = 'mt-1 block lg:hidden';
const STATUS_WORDS: Record<DocumentRow['status'], string> = {
  draft: 'Draft',
  issued: 'Issued',
  void: 'Void',
};

export function DocumentTable({ documents }: { documents: readonly DocumentRow[] }) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-surface">
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">The documents of your shipments, newest first</caption>
        <thead className="bg-sunken text-dense text-ink-2">
          <tr>
            <th scope="col" className={CELL}>
              Type
            </th>
            <th scope="col" className={classNames(CELL, WIDE)}>
              Number
            </th>
            <th scope="col" className={classNames(CELL, WIDE)}>
              Shipment
            </th>
            <th scope="col" className={CELL}>
              Status
            </th>
            <th scope="col" className={classNames(CELL, WIDE)}>
              Date
            </th>
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <DocumentEntry key={document.id} document={document} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DocumentEntry({ document }: { document: DocumentRow }) {
  const { document_type, document_number, tracking_number, status, created_at } = document;
  const shipment = (
    <Link
      to={paths.track(tracking_number)}
      className="link code inline-flex items-center whitespace-nowrap max-sm:min-h-11"
    >
      {tracking_number}
    </Link>
  );
  return (
    <tr className="border-t border-line">
      <th scope="row" className={classNames(CELL, 'font-semibold lg:font-normal')}>
        {DOCUMENT_NAMES[document_type]}
        <span className={classNames(NARROW, 'text-dense font-normal wrap-anywhere text-ink-2')}>
          {brokenBeforeDigits(document_number)}
        </span>
        <span className={classNames(NARROW, 'font-normal')}>{shipment}</span>
      </th>
      <td className={classNames(CELL, WIDE, 'code text-dense')}>{document_number}</td>
      <td className={classNames(CELL, WIDE)}>{shipment}</td>
      <td className={classNames(CELL, 'align-top lg:align-middle')}>
        <PortalBadge>{STATUS_WORDS[status]}</PortalBadge>
        <span className={classNames(NARROW, 'text-caption')}>
          <CalendarDay of={created_at} />
        </span>
      </td>
      <td className={classNames(CELL, WIDE)}>
        <CalendarDay of={created_at} />
      </td>
    </tr>
  );
}

/** Too long for a phone's line, a number is broken after its type: its digits stay together. */
function brokenBeforeDigits(document_number: string) {
  const end = document_number.lastIndexOf('-') + 1;
  return (
    <>
      {document_number.slice(0, end)}
      <wbr />
      {document_number.slice(end)}
    </>
  );
}
