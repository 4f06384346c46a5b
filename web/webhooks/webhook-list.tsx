import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { api } from '#web/api/client.ts';
import { useMay } from '#web/people/use-may.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { WebhookRow } from './webhook-row.tsx';

const NewWebhookDialog = lazyWithRetry(
  async () => (await import('./new-webhook-dialog.tsx')).NewWebhookDialog,
);
const EditWebhookDialog = lazyWithRetry(
  async () => (await import('./edit-webhook-dialog.tsx')).EditWebhookDialog,
);
const DeliveriesDialog = lazyWithRetry(
  async () => (await import('./deliveries-dialog.tsx')).DeliveriesDialog,
);

/** The webhooks of a company, oldest first. */
export function WebhookList({ organisation_id }: { organisation_id: string }) {
  const query = useQuery(api.webhooks.list.queryOptions({ input: { organisation_id } }));
  const seesPrices = useMay('money');
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<{ id: string; dialog: 'edit' | 'deliveries' } | null>(null);
  const webhook = query.data?.webhooks.find(({ id }) => id === opened?.id);
  const close = () => setOpened(null);
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      Add a webhook
    </Button>
  );
  return (
    <>
      <QueryBoundary of={query} what="The webhooks" skeleton={<RowSkeletons height="h-18" />}>
        {({ webhooks }) => (
          <>
            {webhooks.length === 0 ? (
              <EmptyState title="No webhooks yet" action={add}>
                Add a URL of your own to receive events as they happen.
              </EmptyState>
            ) : (
              <>
                <ul className="mb-4 rounded-md border border-line bg-surface">
                  {webhooks.map((each) => (
                    <WebhookRow
                      key={each.id}
                      webhook={each}
                      onEdit={() => setOpened({ id: each.id, dialog: 'edit' })}
                      onDeliveries={() => setOpened({ id: each.id, dialog: 'deliveries' })}
                    />
                  ))}
                </ul>
                {add}
              </>
            )}
          </>
        )}
      </QueryBoundary>
      <Suspense>
        {adding && (
          <NewWebhookDialog
            organisation_id={organisation_id}
            seesPrices={seesPrices}
            onClose={() => setAdding(false)}
          />
        )}
        {webhook && opened?.dialog === 'edit' && (
          <EditWebhookDialog
            organisation_id={organisation_id}
            webhook={webhook}
            seesPrices={seesPrices}
            onClose={close}
          />
        )}
        {webhook && opened?.dialog === 'deliveries' && <DeliveriesDialog webhook={webhook} onClose={close} />}
      </Suspense>
    </>
  );
}
