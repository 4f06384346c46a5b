import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StaffShipment } from '#contract/shipments/staff.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { GuardedForms, useGuardedForms } from '#web/forms/leave-guard/guarded-forms.ts';
import { PageGuardContext, usePageGuard } from '#web/forms/leave-guard/page-guard.ts';
import { type Leaving, useLeaveQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { CreditBadge } from '#web/organisations/credit-badge.tsx';
import { paths } from '#web/paths.ts';
import { ShareLinksButton } from '#web/share-links/share-links-button.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ShipmentSkeleton } from './shipment-skeleton.tsx';
import { ShipmentWorkspace } from './shipment-workspace.tsx';

/** The URL parameters with which the dialog closes. */
const CLOSING = ['shipment', 'tab'];

interface ShipmentDialogProps {
  /** The number as in the URL. */
  number: string;
  onClose: () => void;
}

/** A shipment: overview, events, waypoints, history and shipping instructions. Its footer asks before unsaved changes are lost. */
export function ShipmentDialog(props: ShipmentDialogProps) {
  const { forms, isDirty } = useGuardedForms();
  const { guard, isSuspended } = usePageGuard(isDirty, CLOSING);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  return (
    <>
      <PageGuardContext value={guard}>
        <GuardedForms value={forms}>
          <OpenDialog {...props} leaving={leaving} />
        </GuardedForms>
      </PageGuardContext>
      {!isSuspended && <LeaveGuard isDirty={isDirty} onLeaving={setLeaving} />}
    </>
  );
}

interface LeaveGuardProps {
  isDirty: () => boolean;
  onLeaving: (leaving: Leaving | null) => void;
}

/** Separate, because it stops while a dialog over this one asks. */
function LeaveGuard({ isDirty, onLeaving }: LeaveGuardProps) {
  const leaving = useLeaveQuestion(isDirty, CLOSING);
  useEffect(() => {
    onLeaving(leaving);
    return () => onLeaving(null);
  }, [leaving, onLeaving]);
  return null;
}

function OpenDialog({ number, leaving, onClose }: ShipmentDialogProps & { leaving: Leaving | null }) {
  const query = useQuery(api.shipments.record.queryOptions({ input: { tracking_number: number } }));
  const { data: record, error, isError } = query;
  const isUnknown = isRefusal(error, 'NOT_FOUND');
  const isMissing = isError && !isUnknown && record === undefined;
  useEffect(() => {
    if (isMissing)
      toast({ title: 'Error', description: 'Failed to load shipment details', variant: 'destructive' });
  }, [isMissing]);

  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={<span className="code">{record?.tracking_number ?? number}</span>}
      aside={
        record ? (
          <>
            <StatusBadge status={record.status} />
            {record.organisation && <CreditBadge status={record.organisation.credit_status} />}
            <ButtonLink to={paths.shipmentFile(record.tracking_number)} variant="secondary">
              Open file
            </ButtonLink>
            <ShareLinksButton tracking_number={record.tracking_number} />
          </>
        ) : (
          query.isPending && (
            <>
              <Skeleton className="h-6 w-28" />
              <Skeleton className="h-9 w-52 max-sm:h-11" />
            </>
          )
        )
      }
      description={record ? clientOf(record) : query.isPending && <Skeleton className="h-5 w-40" />}
    >
      <div
        className={classNames(
          'flex min-h-full flex-col *:aria-[busy]:flex *:aria-[busy]:flex-1 *:aria-[busy]:flex-col',
          !isUnknown && 'sm:min-h-[min(46rem,calc(100dvh-10.5rem))]',
        )}
      >
        {isUnknown && (
          <Alert title="Shipment not found">
            {number} is not a known tracking number. Check it and try again.
          </Alert>
        )}
        {isMissing && (
          <Alert
            title="Failed to load shipment details"
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        )}
        {!isUnknown && !isMissing && (
          <QueryBoundary of={query} what="The shipment" skeleton={<ShipmentSkeleton />}>
            {(shipment) => (
              <ShipmentWorkspace key={shipment.id} record={shipment} leaving={leaving} onClose={onClose} />
            )}
          </QueryBoundary>
        )}
      </div>
    </Dialog>
  );
}

function clientOf({ client, organisation }: StaffShipment): string {
  if (!client) return organisation?.name ?? 'No client account';
  return [client.company_name, client.full_name].filter(Boolean).join(' · ');
}
