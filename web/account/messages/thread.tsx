import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { isRefusal } from '#web/api/api-errors.ts';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { Correspondence } from '#web/messages/correspondence.tsx';
import { useThread } from '#web/messages/use-thread.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/people/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';

const Amendments = lazyWithRetry(async () => (await import('../amendments/amendments.tsx')).Amendments);

/** The conversation about a shipment, its files, and the changes that its customer requests. */
export function Thread({ tracking_number }: { tracking_number: string }) {
  const { error } = useThread(tracking_number);
  const { person } = useSession();
  if (isRefusal(error, 'NOT_FOUND')) return <NoSuchShipment tracking_number={tracking_number} />;
  return (
    <div className="container-area flex flex-col gap-5">
      <Link
        to={paths.messages()}
        className="link inline-flex min-h-6 items-center gap-2 self-start text-ui max-sm:min-h-11"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All messages
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-h2">
          Messages about <span className="code">{tracking_number}</span>
        </h1>
        <ButtonLink to={paths.track(tracking_number)} variant="secondary">
          Track
        </ButtonLink>
      </div>
      <GuardedPage>
        <Correspondence tracking_number={tracking_number} />
        <Suspense fallback={<RowSkeletons height="h-18" />}>
          <Amendments
            tracking_number={tracking_number}
            canRequest={person?.permissions.includes('book') ?? false}
          />
        </Suspense>
      </GuardedPage>
    </div>
  );
}

function NoSuchShipment({ tracking_number }: { tracking_number: string }) {
  return (
    <div className="container-area">
      <h1 className="sr-only">Shipment not found</h1>
      <EmptyState
        title={`No shipment ${tracking_number}`}
        action={<ButtonLink to={paths.messages()}>All messages</ButtonLink>}
      >
        None of your shipments has this number.
      </EmptyState>
    </div>
  );
}
