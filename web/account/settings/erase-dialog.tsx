import { useQuery } from '@tanstack/react-query';
import type { ErasureStatus } from '#contract/privacy.ts';
import { api } from '#web/api/client.ts';
import { paths } from '#web/paths.ts';
import { ErasureBlockers } from '#web/people/erasure-blockers.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EraseForm } from './erase-form.tsx';

/** Explains what is erased and retained and asks for confirmation, or lists what prevents the erasure. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const status = useQuery(api.privacy.erasureStatus.queryOptions());
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Delete your account"
      description="This is permanent and can’t be undone."
    >
      <QueryBoundary of={status} what="Your account’s status" skeleton={<Skeleton className="h-40" />}>
        {(read) =>
          read.is_last_admin ? (
            <Alert title="You are the only admin.">
              Make someone else an admin first. Otherwise nobody could manage this installation.
            </Alert>
          ) : isNeeded(read) ? (
            <div className="flex flex-col items-start gap-4">
              <ErasureBlockers blockers={read} />
              <ButtonLink variant="secondary" to={paths.customerPortal({ tab: 'invoices' })}>
                Open your portal
              </ButtonLink>
            </div>
          ) : (
            <EraseForm onClose={onClose} />
          )
        }
      </QueryBoundary>
    </Dialog>
  );
}

function isNeeded({ shipments, invoices, has_debts }: ErasureStatus): boolean {
  return shipments.numbers.length > 0 || invoices.numbers.length > 0 || has_debts;
}
