import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SpotRequest } from '#contract/quotes/spot-requests.ts';
import type { StaffQuote } from '#contract/quotes/staff.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { TransportMode } from '#domain/routing/transport-mode.ts';
import { api } from '#web/api/client.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { utcDay } from '#web/ui/calendar-day.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { useStaffEvents } from '../use-staff-events.ts';
import { RequestRates } from './request-rates.tsx';

const STATES = { open: 'Waiting', answered: 'Answered', declined: 'Declined', over: 'No answer' } as const;

interface CarrierRatesProps {
  quote: StaffQuote;
  /** Of the option that is edited. */
  mode: TransportMode;
  /** The name of that option: 'Option 2'. */
  option: string;
  onUse: (request: SpotRequest) => void;
}

/** Rates requested from carriers, with their answers, which become buy rates of the option. */
export function CarrierRates({ quote, mode, option, onUse }: CarrierRatesProps) {
  const [isRequesting, setRequesting] = useState(false);
  const { reference } = quote;
  const requests = useQuery(api.quotes.spotRequests.queryOptions({ input: { reference } }));
  useStaffEvents(['quote_changed'], () => void requests.refetch({ cancelRefetch: false }));
  return (
    <section aria-labelledby="carrier-rates" className="rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="carrier-rates" className="text-ui font-semibold">
          Carrier rates
        </h2>
        <Button variant="secondary" onClick={() => setRequesting(true)}>
          Ask carriers
        </Button>
      </div>
      <QueryBoundary of={requests} what="The carrier rates" skeleton={<RowSkeletons height="h-10" />}>
        {({ spot_requests }) =>
          spot_requests.length === 0 ? (
            <p className="mt-2 text-ui text-ink-2">No rates have been requested yet.</p>
          ) : (
            <ul>
              {spot_requests.map((request) => (
                <li key={request.id} className="mt-3 border-t border-line pt-3 text-ui">
                  <CarrierAnswer request={request} option={option} onUse={onUse} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {isRequesting && <RequestRates quote={quote} mode={mode} onClose={() => setRequesting(false)} />}
    </section>
  );
}

function CarrierAnswer({
  request,
  option,
  onUse,
}: { request: SpotRequest } & Pick<CarrierRatesProps, 'option' | 'onUse'>) {
  const { carrier, state, answer, answer_by, answered_at, decline_reason, equipment } = request;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <p className="wrap-anywhere">
          <strong>{carrier}</strong>
          {equipment && <span className="text-ink-2"> · {equipment}</span>}
        </p>
        <p className="text-dense text-ink-2">
          {STATES[state]}
          {answered_at ? (
            <>
              , <Moment at={answered_at} />
            </>
          ) : (
            <>
              , until <Moment at={answer_by} />
            </>
          )}
        </p>
        {state === 'declined' && decline_reason && (
          <p className="text-dense wrap-anywhere">{decline_reason}</p>
        )}
        {answer && (
          <>
            <ul className="mt-1 text-dense">
              {answer.lines.map(({ charge_code, quantity, rate }, index) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
                  key={index}
                >
                  <span className="code">{charge_code}</span> {quantity} ×{' '}
                  <span className="num">{formatMoney(rate)}</span>
                </li>
              ))}
            </ul>
            <p className="text-dense text-ink-2 wrap-anywhere">
              {[
                `Valid through ${utcDay(new Date(answer.valid_until))}`,
                answer.transit_days !== null && counted(answer.transit_days, 'day'),
                answer.notes,
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </>
        )}
      </div>
      {answer && (
        <Button variant="secondary" onClick={() => onUse(request)}>
          Use in {option}
        </Button>
      )}
    </div>
  );
}
