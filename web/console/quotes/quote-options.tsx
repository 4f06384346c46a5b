import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { QuoteOption } from '#contract/quotes/options.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { admits } from '#domain/people/access.ts';
import { api, call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { useSession } from '#web/people/session.ts';
import { counted } from '#web/shipments/amounts.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { Moment } from '#web/tracking/moment.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { RecordTable } from '../shipment-file/record-table.tsx';

/** The options of a quote with their margins. A margin below the floor is offered once an admin has approved it. */
export function QuoteOptions({ reference }: { reference: string }) {
  const { person } = useSession();
  const found = useQuery(api.quotes.options.queryOptions({ input: { reference } }));
  const heading = useRef<HTMLHeadingElement>(null);
  const approve = useWrite<number>({
    send: (revision, options) => call.quotes.approveOptions({ reference, revision }, options),
    // The button disappears with the approval.
    onSuccess: () => heading.current?.focus(),
    failureToast: { title: 'The offer was not approved' },
    invalidates: api.quotes.key(),
  });
  const mayApprove = admits('admin', person ?? null);
  return (
    <section aria-label="Options" className="mt-6">
      <QueryBoundary of={found} what="The options" skeleton={<RowSkeletons height="h-12" />}>
        {({ options, revision }) => (
          <>
            <h3 ref={heading} tabIndex={-1} className="mb-2 text-ui font-semibold">
              Options, revision {revision}
            </h3>
            {options.some(({ needs_approval }) => needs_approval) && (
              <Alert variant="info" title="A margin is below the floor." className="mb-3">
                {mayApprove ? (
                  <Button
                    variant="secondary"
                    pending={approve.pending}
                    onClick={() => approve.write(revision)}
                  >
                    Approve and send
                  </Button>
                ) : (
                  'An admin must approve it. Until then nothing is offered.'
                )}
              </Alert>
            )}
            <RecordTable
              caption="Options"
              rows={options}
              keyOf={({ option }) => String(option)}
              empty="No options yet."
              columns={[
                { name: 'Option', cell: wayText },
                { name: 'Valid until', cell: ({ valid_until }) => <Moment at={valid_until} /> },
                { name: 'Total', isFigure: true, cell: ({ total }) => formatMoney(total) },
                { name: 'Margin', isFigure: true, cell: marginText },
              ]}
            />
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

/** '1. Sea, Maersk, 32 days' */
function wayText({ option, mode, carrier, transit_days }: QuoteOption): string {
  const facts = [MODE_NAMES[mode], carrier, transit_days !== null && counted(transit_days, 'day')];
  return `${option}. ${facts.filter(Boolean).join(', ')}`;
}

/** '€379.86, 8.88%'; there is no margin without buy lines and tariffs. */
function marginText({ margin, margin_percent }: QuoteOption): string {
  if (!margin) return 'No buy rates yet';
  return [formatMoney(margin), margin_percent != null && `${margin_percent}%`].filter(Boolean).join(', ');
}
