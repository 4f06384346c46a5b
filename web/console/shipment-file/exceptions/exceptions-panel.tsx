import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ShipmentFile } from '#contract/shipments/shipment-file.ts';
import { api } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { ExceptionForm } from './exception-form.tsx';
import { ExceptionItem } from './exception-item.tsx';
import { Panel } from './panel.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

/** What goes wrong with the shipment: open exceptions, and the resolved ones on demand. */
export function ExceptionsPanel({ file }: { file: ShipmentFile }) {
  const { tracking_number, destination_time_zone: time_zone, test: locked = false } = file;
  const [raising, setRaising] = useState(false);
  const listed = useQuery(api.exceptions.list.queryOptions({ input: { tracking_number } }));
  const open = listed.data?.exceptions.filter(({ resolved_at }) => !resolved_at) ?? [];
  return (
    <Panel
      id="exceptions"
      title="Exceptions"
      lead={listed.data && `${open.length} open`}
      action={
        !raising &&
        !locked && (
          <Button variant="secondary" aria-label="Raise exception" onClick={() => setRaising(true)}>
            Raise
          </Button>
        )
      }
    >
      {raising && (
        <InlineForm>
          <ExceptionForm
            tracking_number={tracking_number}
            time_zone={time_zone}
            exception={null}
            onDone={() => setRaising(false)}
          />
        </InlineForm>
      )}
      <QueryBoundary of={listed} what="The exceptions" skeleton={<PanelSkeleton rows={1} />}>
        {({ exceptions }) => {
          const resolved = exceptions.filter(({ resolved_at }) => resolved_at);
          const items = (list: typeof exceptions) => (
            <ul className="divide-y divide-line">
              {list.map((exception) => (
                <ExceptionItem
                  key={exception.id}
                  exception={exception}
                  time_zone={time_zone}
                  locked={locked}
                />
              ))}
            </ul>
          );
          return (
            <>
              {open.length > 0 ? (
                items(open)
              ) : (
                <p className="px-4 py-3 text-ui text-ink-2">No open exceptions.</p>
              )}
              {resolved.length > 0 && (
                <details className="border-t border-line">
                  <summary className="min-h-11 px-4 py-2.5 text-ui">Resolved: {resolved.length}</summary>
                  {items(resolved)}
                </details>
              )}
            </>
          );
        }}
      </QueryBoundary>
    </Panel>
  );
}
