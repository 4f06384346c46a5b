import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Amendment } from '#contract/amendments.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { CHANGES_ID } from '#web/tracking/changes-id.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { Button } from '#web/ui/button.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { amendmentLabel } from './amendment-fields.ts';
import { amendmentValue } from './amendment-value.ts';

const RequestForm = lazyWithRetry(async () => (await import('./request-form.tsx')).RequestForm);

const STATUS_NAMES: Record<Amendment['status'], string> = {
  requested: 'Under review',
  approved: 'Approved',
  declined: 'Declined',
};

interface AmendmentsProps {
  tracking_number: string;
  canRequest: boolean;
}

/** The changes that a customer has requested for a shipment, and the form of a new one. */
export function Amendments({ tracking_number, canRequest }: AmendmentsProps) {
  const { hash } = useLocation();
  const [requesting, setRequesting] = useState(hash === `#${CHANGES_ID}`);
  const query = useQuery(api.amendments.list.queryOptions({ input: { tracking_number } }));
  if (isRefusal(query.error, 'NOT_FOUND')) return null;
  return (
    <section id={CHANGES_ID} aria-labelledby="amendments-heading">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="amendments-heading" className="text-h3">
          Changes
        </h2>
        {canRequest && !requesting && (
          <Button variant="secondary" onClick={() => setRequesting(true)}>
            Request a change
          </Button>
        )}
      </div>
      {canRequest && requesting && (
        <InlineForm fallback={<RowSkeletons height="h-18" />}>
          <RequestForm tracking_number={tracking_number} onDone={() => setRequesting(false)} />
        </InlineForm>
      )}
      <QueryBoundary of={query} what="The changes" skeleton={<RowSkeletons height="h-18" />}>
        {({ amendments }) => <AmendmentItems amendments={amendments} />}
      </QueryBoundary>
    </section>
  );
}

function AmendmentItems({ amendments }: { amendments: readonly Amendment[] }) {
  if (amendments.length === 0) return <p className="text-ui text-ink-2">No changes requested.</p>;
  return (
    <ul className="divide-y divide-line rounded-md border border-line bg-surface">
      {amendments.map(({ id, status, reason, difference, requested_by, created_at, answer }) => (
        <li key={id} className="px-4 py-3 text-ui wrap-anywhere">
          <p className="font-semibold">{STATUS_NAMES[status]}</p>
          <dl>
            {difference.map(({ field, from, to }) => (
              <div key={field} className="flex flex-wrap gap-x-3">
                <dt className="text-ink-2">{amendmentLabel(field)}</dt>
                <dd>
                  <del>{amendmentValue(field, from)}</del> → <ins>{amendmentValue(field, to)}</ins>
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <bdi>{reason}</bdi>
          </p>
          {answer && <p>Our answer: {answer}</p>}
          <p className="text-ink-2">
            {requested_by ?? 'A deleted account'}, <Moment at={created_at} />
          </p>
        </li>
      ))}
    </ul>
  );
}
