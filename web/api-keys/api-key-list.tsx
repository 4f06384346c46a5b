import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import type { ApiKey } from '#contract/api-keys.ts';
import { api } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { ApiKeyRow } from './api-key-row.tsx';

const NewKeyDialog = lazyWithRetry(async () => (await import('./new-key-dialog.tsx')).NewKeyDialog);

export interface ApiKeyListProps {
  organisation_id: string;
  /** Which keys; all by default. */
  shows?: (key: ApiKey) => boolean;
  /** Keys with which a carrier pushes its events. */
  ofCarrier?: boolean;
}

/** The API keys of a company, newest first. */
export function ApiKeyList({ organisation_id, shows = () => true, ofCarrier = false }: ApiKeyListProps) {
  const query = useQuery(api.apiKeys.list.queryOptions({ input: { organisation_id } }));
  const [adding, setAdding] = useState(false);
  const create = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      {ofCarrier ? 'Create a carrier key' : 'Create an API key'}
    </Button>
  );
  return (
    <>
      <QueryBoundary of={query} what="The API keys" skeleton={<RowSkeletons height="h-18" />}>
        {({ api_keys }) => {
          const shown = api_keys.filter(shows);
          return shown.length === 0 ? (
            <EmptyState title={ofCarrier ? 'No carrier keys yet' : 'No API keys yet'} action={create}>
              {ofCarrier
                ? 'Create one, and send it to the carrier by a safe way.'
                : 'Create one for each program, with only the scopes that it needs.'}
            </EmptyState>
          ) : (
            <>
              <ul className="mb-4 rounded-md border border-line bg-surface">
                {shown.map((key) => (
                  <ApiKeyRow key={key.id} api_key={key} />
                ))}
              </ul>
              {create}
            </>
          );
        }}
      </QueryBoundary>
      <Suspense>
        {adding && (
          <NewKeyDialog
            organisation_id={organisation_id}
            ofCarrier={ofCarrier}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
}
