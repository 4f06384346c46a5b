import { company, phoneHref } from '#content/company.ts';
import type { TrackedShipment } from '#contract/tracking/tracked-shipment.ts';
import { isActive } from '#domain/shipments/is-active.ts';
import { OwnActions } from './own-actions.tsx';

interface LazyActionsProps {
  shipment: Pick<TrackedShipment, 'tracking_number' | 'status'>;
  online: boolean;
}

/** What is beside following: the owner's actions, why one can't follow, and whom to ask about a cancellation. */
export function LazyActions({ shipment, online }: LazyActionsProps) {
  const { status } = shipment;
  return (
    <>
      <OwnActions shipment={shipment} />
      {isActive(status) && !online && (
        <p className="text-caption">You can follow this shipment once you are online again.</p>
      )}
      {status === 'cancelled' && <CancellationContact />}
    </>
  );
}

function CancellationContact() {
  return (
    <p className="basis-full text-ui text-ink-2">
      Questions about the cancellation? Call{' '}
      <a href={phoneHref(company.phone)} className="link whitespace-nowrap">
        {company.phone}
      </a>{' '}
      or write to{' '}
      <a href={`mailto:${company.operations_email}`} className="link">
        {company.operations_email}
      </a>
      .
    </p>
  );
}
