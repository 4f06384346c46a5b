import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { MAX_SEARCH_LENGTH } from '#domain/validation/search-length.ts';
import { api } from '#web/api/client.ts';
import { ExportLinks } from '#web/exports/export-links.tsx';
import { counted } from '#web/shipments/amounts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { newestParameters } from '#web/ui/newest-parameters.ts';
import { ShowMore } from '#web/ui/show-more.tsx';
import { useAddressView } from '#web/ui/use-address-view.ts';
import { addressFilters } from '../address-filters.ts';
import { CompanyRow } from './company-row.tsx';
import { NewCompanyDialog } from './new-company-dialog.tsx';

const PAGE = 50;
const FILTERS = addressFilters({ q: MAX_SEARCH_LENGTH });

/** All companies, searched, by name. */
export function Companies() {
  const [{ q }, change] = useAddressView(FILTERS);
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  const [parameters, setParameters] = useSearchParams();
  const adding = parameters.has('new');
  const setAdding = (open: boolean) => {
    const next = newestParameters();
    if (open) next.set('new', '');
    else next.delete('new');
    setParameters(next, { replace: true });
  };
  const companies = useInfiniteQuery(
    api.organisations.list.infiniteOptions({
      input: (after: string | undefined) => ({ after, limit: PAGE, ...(q && { q }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const addCompany = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
      Add a company
    </Button>
  );
  const hasNone =
    q === '' && !companies.isPlaceholderData && companies.data?.pages[0]?.organisations.length === 0;
  return (
    <section aria-label="All companies">
      {!hasNone && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <search className="w-80 max-sm:w-full">
            <SearchField
              label="Search companies"
              placeholder="Name, VAT ID or SCAC"
              q={q}
              onSearch={onSearch}
              dense
            />
          </search>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:ml-auto">
            <ExportLinks what="companies" path="/api/organisations" filter={{ q }} />
            {addCompany}
          </div>
        </div>
      )}
      <QueryBoundary of={companies} what="The companies" skeleton={<RowSkeletons height="h-11" />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ organisations }) => organisations);
          if (rows.length === 0)
            return (
              <EmptyState
                title={q ? 'No company matches' : 'No companies yet'}
                action={
                  q ? (
                    <Button variant="secondary" onClick={() => onSearch('')}>
                      Clear search
                    </Button>
                  ) : (
                    addCompany
                  )
                }
              >
                {q ? 'Try fewer or other words.' : 'Customers also appear here when they sign up.'}
              </EmptyState>
            );
          return (
            <>
              <ul aria-label="Companies" className="rounded-md border border-line bg-surface">
                {rows.map((company) => (
                  <CompanyRow key={company.id} company={company} />
                ))}
              </ul>
              <ShowMore shown={counted(rows.length, 'company', 'companies')} of={companies} />
            </>
          );
        }}
      </QueryBoundary>
      {adding && <NewCompanyDialog onClose={() => setAdding(false)} />}
    </section>
  );
}
