import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Session } from '#domain/people/person.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { CreditBadge } from '#web/organisations/credit-badge.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { buttonStyle } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { CompanyTabs } from './company-tabs.tsx';
import { rolesText } from './role-labels.ts';

const ViewDialog = lazyWithRetry(async () => (await import('./view-dialog.tsx')).ViewDialog);

/** One company: its shipments, money, people, messages and activity, and its data and terms. */
export function CompanyRecord({ id, person }: { id: string; person: Session }) {
  const [viewing, setViewing] = useState(false);
  const company = useQuery(api.organisations.find.queryOptions({ input: { id } }));
  if (isRefusal(company.error, 'NOT_FOUND'))
    return (
      <EmptyState
        title="No such company"
        action={<ButtonLink to={paths.companies()}>All companies</ButtonLink>}
      >
        It may have been merged into another one.
      </EmptyState>
    );
  return (
    <div className="@container">
      <Link
        to={paths.companies()}
        className="link mb-3 inline-flex min-h-6 items-center gap-2 self-start text-ui"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All companies
      </Link>
      <QueryBoundary of={company} what="The company" skeleton={<RowSkeletons height="h-24" />}>
        {(organisation) => (
          <>
            <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
              <h1 className="min-w-0 wrap-anywhere">
                <bdi>{organisation.name}</bdi>
              </h1>
              {organisation.credit_status && <CreditBadge status={organisation.credit_status} />}
              <div className="flex flex-wrap gap-2 max-sm:order-last max-sm:w-full sm:ml-auto">
                {organisation.roles?.includes('customer') && (
                  <Button
                    variant="secondary"
                    className="max-sm:flex-1"
                    icon={<Eye aria-hidden="true" />}
                    onClick={() => setViewing(true)}
                  >
                    View as this customer
                  </Button>
                )}
                <a className={buttonStyle('secondary')} href={`/api/organisations/${id}/export.zip`} download>
                  Export
                </a>
              </div>
              <p className="w-full text-ui text-ink-2">{rolesText(organisation.roles ?? [])}</p>
            </div>
            <CompanyTabs organisation={organisation} person={person} />
            {viewing && (
              <Suspense>
                <ViewDialog organisation={organisation} onClose={() => setViewing(false)} />
              </Suspense>
            )}
          </>
        )}
      </QueryBoundary>
    </div>
  );
}
