import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { Session } from '#domain/people/person.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api } from '#web/api/client.ts';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { JointFailureBoundary } from '#web/ui/loading/joint-failure.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { LoadingStatusBoundary } from '#web/ui/loading/loading-status.tsx';
import { QueryBoundary } from '#web/ui/loading/query-boundary.tsx';
import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { CompanySkeleton, DetailsSkeleton } from '../../organisations/company-skeletons.tsx';
import { Members } from '../../organisations/members.tsx';
import { CompanyForm } from './company-form.tsx';

const NoCompany = lazyWithRetry(async () => (await import('./no-company.tsx')).NoCompany);
const CompanyDetails = lazyWithRetry(async () => (await import('./company-details.tsx')).CompanyDetails);
const CompanyAddresses = lazyWithRetry(
  async () => (await import('#web/organisations/company-addresses.tsx')).CompanyAddresses,
);
const AddressBookSection = lazyWithRetry(
  async () => (await import('#web/address-book/address-book-section.tsx')).AddressBookSection,
);
const TemplateSection = lazyWithRetry(
  async () => (await import('#web/booking-templates/template-section.tsx')).TemplateSection,
);

const ApiKeySection = lazyWithRetry(
  async () => (await import('#web/api-keys/api-key-section.tsx')).ApiKeySection,
);
const WebhookSection = lazyWithRetry(
  async () => (await import('#web/webhooks/webhook-section.tsx')).WebhookSection,
);

/** The person's company: its data and its people. Only managers change them. */
export function Company({ person }: { person: Session }) {
  const organisation = useQuery(api.organisations.own.queryOptions());
  const canManage = person.permissions.includes('manage');
  return (
    <div className="container-area">
      <h1 className="text-h2">Company</h1>
      {isRefusal(organisation.error, 'NOT_FOUND') ? (
        <Suspense>
          <NoCompany />
        </Suspense>
      ) : (
        <GuardedPage>
          <JointFailureBoundary what="Your company">
            <LoadingStatusBoundary>
              <div className="mt-4 flex flex-col md:mt-6">
                <QueryBoundary
                  of={organisation}
                  what="Your company"
                  skeleton={<CompanySkeleton canManage={canManage} />}
                >
                  {(own) => (
                    <>
                      {canManage ? (
                        <CompanyForm key={own.id} organisation={own} />
                      ) : (
                        <Suspense fallback={<DetailsSkeleton canManage={false} />}>
                          <CompanyDetails organisation={own} />
                        </Suspense>
                      )}
                      {person.permissions.includes('view') && (
                        <>
                          <Members organisation_id={own.id} person={person} />
                          <Suspense fallback={<RowSkeletons height="h-18" />}>
                            {canManage && <CompanyAddresses key={own.id} organisation={own} isOwn />}
                            <AddressBookSection
                              organisation_id={own.id}
                              canEdit={person.permissions.includes('book')}
                            />
                            <TemplateSection mayBook={person.permissions.includes('book')} />
                            {canManage && (
                              <>
                                <ApiKeySection organisation_id={own.id} />
                                <WebhookSection organisation_id={own.id} />
                              </>
                            )}
                          </Suspense>
                        </>
                      )}
                    </>
                  )}
                </QueryBoundary>
              </div>
            </LoadingStatusBoundary>
          </JointFailureBoundary>
        </GuardedPage>
      )}
    </div>
  );
}
