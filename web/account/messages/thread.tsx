import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router';
import { isRefusal } from '#web/api/api-errors.ts';
import { Correspondence } from '#web/messages/correspondence.tsx';
import { useThread } from '#web/messages/use-thread.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The conversation about a shipment, and its files. */
export function Thread({ tracking_number }: { tracking_number: string }) {
  const { error } = useThread(tracking_number);
  if (isRefusal(error, 'NOT_FOUND')) return <NoSuchShipment tracking_number={tracking_number} />;
  return (
    <div className="container-area flex flex-col gap-5">
      <Link to={paths.messages()} className="link inline-flex min-h-6 items-center gap-2 self-start text-ui">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All messages
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-h2">Messages about {tracking_number}</h1>
        <ButtonLink to={paths.track(tracking_number)} variant="secondary">
          Track
        </ButtonLink>
      </div>
      <Correspondence tracking_number={tracking_number} />
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
