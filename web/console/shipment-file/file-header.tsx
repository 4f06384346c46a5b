import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { dayText } from '#domain/calendar/local-time.ts';
import type { ShippingInstructions } from '#domain/documents/shipping-instructions.ts';
import { api } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { paths } from '#web/paths.ts';
import { EstimatedDelivery } from '#web/shipments/estimated-delivery.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { TestBadge } from '#web/status/test-badge.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { useIsPhone } from '#web/ui/use-phone.ts';
import { codeLabel } from './file-text.ts';
import { FACTS } from './layout/file-layout.ts';
import { nextCall } from './next-call.ts';

const BlockedBy = lazyWithRetry(async () => (await import('./exceptions/blocked-by.tsx')).BlockedBy);
const FileMenu = lazyWithRetry(async () => (await import('./file-menu.tsx')).FileMenu);
const EditDetails = lazyWithRetry(async () => (await import('./edit/edit-details.tsx')).EditDetails);

interface FileHeaderProps {
  file: ShipmentFile;
  onRecord: () => void;
  /** The journey, below the facts in the same card. */
  children: ReactNode;
}

/** The number with its status, and the facts that answer when, what next and who. */
export function FileHeader({ file, onRecord, children }: FileHeaderProps) {
  const { tracking_number, organisation, branch, file_number, load, direction, labels } = file;
  const [editing, setEditing] = useState(false);
  const { data: terms } = useQuery(api.instructions.find.queryOptions({ input: { tracking_number } }));
  const about = [
    organisation?.name,
    file_number && `File ${file_number}`,
    direction && codeLabel(direction),
    load,
    terms && incotermText(terms.instructions),
    branch && `Branch ${branch.name}`,
  ].filter(Boolean);
  return (
    <header>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="code">{tracking_number}</h1>
        <CopyButton text={tracking_number} label="tracking number" />
        <span className="flex gap-2 max-sm:order-1">
          <StatusBadge status={file.status} />
          {file.test && <TestBadge />}
        </span>
        <HeaderActions file={file} editing={editing} onEdit={() => setEditing(true)} onRecord={onRecord} />
      </div>
      {file.test && (
        <p className="mt-1 text-ui text-ink-2">
          This is a test shipment. It is excluded from lists and figures, and a script updates it.
        </p>
      )}
      <p className="mt-1 text-ui text-ink-2">{about.join(' · ')}</p>
      {labels.length > 0 && (
        <ul aria-label="Labels" className="mt-2 flex flex-wrap gap-2 text-ui">
          {labels.map((label) => (
            <li key={label}>
              <Link
                to={paths.admin({ label })}
                className="inline-flex min-h-6 items-center rounded-sm border border-line bg-sunken px-2 wrap-anywhere hover:bg-brand-weak"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {editing && (
        <InlineForm fallback={<RowSkeletons height="h-18" />}>
          <EditDetails file={file} onDone={() => setEditing(false)} />
        </InlineForm>
      )}
      <div className="mt-4 rounded-md border border-line bg-surface">
        <Facts file={file} />
        {children}
      </div>
    </header>
  );
}

interface HeaderActionsProps extends Omit<FileHeaderProps, 'children'> {
  /** Whether the form of the details is open. */
  editing: boolean;
  onEdit: () => void;
}

/** The actions on the whole file; on a phone, a menu. */
function HeaderActions({ file: { tracking_number, test }, editing, onEdit, onRecord }: HeaderActionsProps) {
  if (useIsPhone())
    return (
      <div className="ml-auto size-11">
        <Suspense>
          <FileMenu tracking_number={tracking_number} locked={test} onEdit={onEdit} />
        </Suspense>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-2 md:ml-auto">
      <ButtonLink to={paths.track(tracking_number)} variant="secondary">
        Tracking page
      </ButtonLink>
      {!test && !editing && (
        <Button variant="secondary" onClick={onEdit}>
          Edit details
        </Button>
      )}
      {!test && (
        <ButtonLink to={paths.admin({ shipment: tracking_number })} variant="secondary">
          Edit shipment
        </ButtonLink>
      )}
      {!test && (
        <Button aria-keyshortcuts="m" onClick={onRecord}>
          Record milestone
        </Button>
      )}
    </div>
  );
}

/** When it arrives, what happens next, what blocks it and who is responsible. */
function Facts({ file }: Pick<FileHeaderProps, 'file'>) {
  const next = nextCall(file);
  return (
    <dl className={FACTS}>
      <Fact name="Promised">
        <span className="font-medium text-ink-2 xl:text-h3 xl:font-medium">
          {file.promised_delivery_day ? dayText(file.promised_delivery_day, undefined) : 'Not set'}
        </span>
      </Fact>
      <Fact name="Estimated delivery">
        <EstimatedDelivery shipment={file} />
      </Fact>
      <Fact name="Next">
        {next ? (
          <>
            {next.text}
            {next.at && (
              <span className="block text-dense font-normal text-ink-2">
                <Moment at={next.at} zone={next.time_zone} isShort />
              </span>
            )}
          </>
        ) : file.status === 'delivered' ? (
          'Delivered'
        ) : (
          'No departure or arrival recorded'
        )}
      </Fact>
      <Fact name="Blocked by">
        <Suspense fallback={null}>
          <BlockedBy tracking_number={file.tracking_number} time_zone={file.destination_time_zone} />
        </Suspense>
      </Fact>
      <Fact name="Owner">
        {file.operations_owner?.full_name ?? 'Not set'}
        {file.sales_owner && (
          <span className="block text-dense font-normal text-ink-2">Sales: {file.sales_owner.full_name}</span>
        )}
      </Fact>
    </dl>
  );
}

/** 'FOB Ningbo' */
function incotermText({
  incoterm,
  incoterm_place,
}: Pick<ShippingInstructions, 'incoterm' | 'incoterm_place'>) {
  return incoterm && [incoterm, incoterm_place].filter(Boolean).join(' ');
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="px-4 py-2.5 lg:py-3.5">
      <dt className="text-caption">{name}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  );
}
