import { useRef, useState } from 'react';
import type { LinkedSpotRequest } from '#contract/quotes/spot-requests.ts';
import { timeLeft } from '#domain/quotes/time-left.ts';
import { QuoteRoute } from '#web/quotes/quote-route.tsx';
import { quantity } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { CalendarDay } from '#web/ui/calendar-day.tsx';
import { Card } from '#web/ui/card.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { DeclineRequest } from './decline-request.tsx';
import { SpotForm } from './spot-form.tsx';

/** A request for rates, and the carrier's answer. */
export function SpotRequestView({ token, request }: { token: string; request: LinkedSpotRequest }) {
  const now = useNow();
  const outcome = useRef<HTMLDivElement>(null);
  const [sent, setSent] = useState<'answered' | 'declined' | null>(null);
  const isOver = request.answer_by <= now;
  const finish = (what: 'answered' | 'declined') => {
    setSent(what);
    requestAnimationFrame(() => outcome.current?.focus());
  };
  return (
    <>
      <Card>
        <p className="text-caption">
          <span className="code">{request.reference}</span>, requested by {request.requested_by} from{' '}
          {request.carrier}
        </p>
        <h2 className="text-h2 wrap-anywhere">
          <QuoteRoute quote={request} />
        </h2>
        <RequestedFacts request={request} />
        <p className="mt-3 text-ui font-semibold">
          {isOver ? 'Closed on ' : 'Reply by '}
          <Moment at={request.answer_by} />
          {!isOver && (
            <span className="font-normal text-ink-2"> · {timeLeft(request.answer_by, now)} left</span>
          )}
        </p>
      </Card>
      <div ref={outcome} tabIndex={-1} className="outline-none empty:hidden">
        {stateText(sent ?? request.state) && (
          <Alert variant="info" title={stateText(sent ?? request.state)} />
        )}
      </div>
      {!isOver && (
        <>
          <SpotForm token={token} request={request} onSent={() => finish('answered')} />
          <DeclineRequest token={token} onDeclined={() => finish('declined')} />
        </>
      )}
    </>
  );
}

function stateText(state: LinkedSpotRequest['state']): string {
  if (state === 'answered') return 'We’ve received your rates. You can change them until the deadline.';
  if (state === 'declined') return 'You declined to quote. You can still send rates until the deadline.';
  return state === 'over' ? 'This request is closed. Thank you for your time.' : '';
}

function RequestedFacts({ request }: { request: LinkedSpotRequest }) {
  const { cargo_description, cargo_weight, cargo_dimensions, mode, equipment, ready_on, note } = request;
  const cargo = [
    cargo_description,
    cargo_weight !== null && quantity(cargo_weight, 'kg'),
    cargo_dimensions && `${cargo_dimensions} cm`,
  ];
  const facts = [
    { name: 'Mode', value: MODE_NAMES[mode] },
    { name: 'Equipment', value: equipment },
    { name: 'Cargo', value: cargo.filter(Boolean).join(', ') },
    { name: 'Ready', value: ready_on && <CalendarDay of={new Date(`${ready_on}T12:00:00Z`)} /> },
    { name: 'Note', value: note && <span className="whitespace-pre-line">{note}</span> },
  ].filter(({ value }) => value);
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-ui">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
