import type { ReactNode } from 'react';
import type { TrackedSummary } from '#contract/tracking/tracked-shipment.ts';
import { paths } from '#web/paths.ts';
import { RouteLabel } from '#web/shipments/route-label.tsx';
import { StatusBadge } from '#web/status/status-badge.tsx';
import { Age } from '#web/tracking/moment.tsx';
import { useArrivalDay } from '#web/tracking/use-arrival-day.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { FromList } from './back-to-list.tsx';
import { mayBeReference, numberHint } from './number-hint.ts';

const row =
  'grid grid-cols-2 items-center gap-x-6 gap-y-3 border-b border-line px-4 py-3 last:border-b-0 lg:col-span-full lg:min-h-16 lg:grid-cols-subgrid lg:py-2.5 print:break-inside-avoid';

/** A row on a shared column grid; a card below 1024 px. */
export function FoundItem({ shipment, from }: { shipment: TrackedSummary; from: FromList }) {
  const { tracking_number, status, latest_event } = shipment;
  return (
    <li className={row}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 max-lg:col-span-full lg:contents">
        <ItemNumber number={tracking_number} />
        <div className="flex flex-wrap gap-1.5 lg:flex-col lg:items-start">
          <StatusBadge status={status} />
        </div>
      </div>
      <RouteLabel shipment={shipment} className="text-ui font-semibold max-lg:col-span-full" />
      <Arrival shipment={shipment} />
      <Labelled label="Last event">
        {latest_event ? (
          <>
            <Age since={latest_event.occurred_at} /> · {latest_event.location}
          </>
        ) : (
          '—'
        )}
      </Labelled>
      <TrackLink number={tracking_number} from={from} />
    </li>
  );
}

/** Lists look up tracking numbers only: a number of another kind has a link to the page that looks it up. */
export function UnknownItem({ number, from }: { number: string; from: FromList }) {
  const isOther = mayBeReference(number);
  return (
    <li className={row}>
      <ItemNumber number={number} />
      <div className={`text-ui max-lg:col-span-full ${isOther ? 'lg:col-[2/-2]' : 'lg:col-[2/-1]'}`}>
        <p className="font-semibold">{isOther ? 'Not a tracking number' : 'No shipment found'}</p>
        <p className="text-dense text-ink-2">
          {isOther
            ? 'Track containers, bills and bookings one at a time'
            : (numberHint(number) ?? 'Please check your tracking number and try again')}
        </p>
      </div>
      {isOther && <TrackLink number={number} from={from} />}
    </li>
  );
}

function TrackLink({ number, from }: { number: string; from: FromList }) {
  return (
    <ButtonLink
      to={paths.track(number)}
      state={from}
      variant="secondary"
      aria-label={`Track ${number}`}
      data-print="none"
      className="max-lg:col-span-full"
    >
      Track
    </ButtonLink>
  );
}

/** A number, which may be arbitrary long user input. */
function ItemNumber({ number }: { number: string }) {
  return (
    <p className="-my-2 flex min-w-0 items-center max-lg:col-span-full lg:max-w-56">
      <span className="code min-w-0 text-ui wrap-anywhere">{number}</span>
      <span data-print="none">
        <CopyButton text={number} label={`number ${number}`} />
      </span>
    </p>
  );
}

function Arrival({ shipment }: { shipment: TrackedSummary }) {
  const { latest_event } = shipment;
  const { label, text, planned, punctuality } = useArrivalDay({
    ...shipment,
    events: latest_event ? [latest_event] : [],
  });
  return (
    <Labelled label={label}>
      {text}
      {punctuality && (
        <span className={`block text-caption ${shipment.days_late > 0 ? 'font-semibold text-danger' : ''}`}>
          {[planned, punctuality].filter(Boolean).join(' · ')}
        </span>
      )}
    </Labelled>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="min-w-0 self-start text-ui">
      <span className="block text-caption">{label}</span>
      {children}
    </p>
  );
}
