import { Link } from 'react-router';
import type { DocumentRow } from '#contract/documents.ts';
import { paths } from '#web/paths.ts';
import { PortalBadge } from '#web/status/portal-badge.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DocumentActions } from '../../documents/document-actions.tsx';
import { DocumentNumber } from '../../documents/document-number.tsx';
import { PortalTable } from './portal-table.tsx';

const CELL = 'px-3 py-2.5 text-left sm:px-4';
/** On a narrow screen, number, shipment, status and date move under the type. */
const WIDE = '@max-[66rem]:hidden';
const NARROW = 'mt-1 block @min-[66rem]:hidden';
const STATUS_LABELS: Record<DocumentRow['status'], string> = {
  draft: 'Draft for your review',
  issued: 'Issued',
  void: 'Void',
};

const COLUMNS = [
  {
    name: 'Document',
    header: (
      <>
        <span className="@min-[66rem]:hidden">Document</span>
        <span className={WIDE}>Type</span>
      </>
    ),
    className: CELL,
  },
  { name: 'Number', className: classNames(CELL, WIDE) },
  { name: 'Shipment', className: classNames(CELL, WIDE) },
  { name: 'Status', className: classNames(CELL, WIDE) },
  { name: 'Date', className: classNames(CELL, WIDE) },
  { name: 'Print and download', className: CELL, isAction: true },
];

export function DocumentTable({ documents }: { documents: readonly DocumentRow[] }) {
  return (
    <PortalTable caption="Your shipments’ documents, newest first" columns={COLUMNS}>
      {documents.map((document) => (
        <DocumentEntry key={document.id} document={document} />
      ))}
    </PortalTable>
  );
}

function DocumentEntry({ document }: { document: DocumentRow }) {
  const { name, document_number, tracking_number, status, version, surrendered_on } = document;
  const label = surrendered_on && status === 'issued' ? 'Surrendered' : STATUS_LABELS[status];
  const shipment = (
    <Link
      to={paths.track(tracking_number)}
      className="link code inline-flex items-center whitespace-nowrap max-sm:min-h-11"
    >
      {tracking_number}
    </Link>
  );
  const day = <CalendarDay of={document.issued_at ?? document.created_at} />;
  return (
    <tr className="border-t border-line">
      <th scope="row" className={classNames(CELL, 'font-semibold @min-[66rem]:font-normal')}>
        {name}
        <span className="font-normal whitespace-nowrap text-ink-2"> · version {version}</span>
        <span className={classNames(NARROW, 'font-normal text-ink-2')}>
          <DocumentNumber number={document_number} />
        </span>
        <span className={classNames(NARROW, 'text-caption font-normal')}>
          {shipment} · {day}
        </span>
        <span className={classNames(NARROW, 'font-normal')}>
          <PortalBadge>{label}</PortalBadge>
        </span>
      </th>
      <td className={classNames(CELL, WIDE)}>
        <DocumentNumber number={document_number} />
      </td>
      <td className={classNames(CELL, WIDE)}>{shipment}</td>
      <td className={classNames(CELL, WIDE)}>
        <PortalBadge>{label}</PortalBadge>
      </td>
      <td className={classNames(CELL, WIDE)}>{day}</td>
      <td className="py-1 pr-2 text-right align-top whitespace-nowrap @min-[66rem]:align-middle">
        <DocumentActions document_number={document_number} />
      </td>
    </tr>
  );
}
