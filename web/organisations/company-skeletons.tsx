import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { CompanySection } from './company-section.tsx';

export const PEOPLE_LEAD =
  'Each person sees what their permissions allow. Without prices, they see no amount anywhere.';

/** Placeholder for the company's data and people; managers have a form and a button more. */
export function CompanySkeleton({ canManage }: { canManage: boolean }) {
  return (
    <>
      <DetailsSkeleton canManage={canManage} />
      <CompanySection id="people" title="People" lead={PEOPLE_LEAD}>
        {canManage && <Skeleton className="mb-3 h-9 w-40 max-sm:h-11 max-sm:w-full @min-[59rem]:ml-auto" />}
        <MembersSkeleton />
      </CompanySection>
    </>
  );
}

/** Placeholder for the company's data. */
export function DetailsSkeleton({ canManage }: { canManage: boolean }) {
  return (
    <CompanySection id="details" title="Details" lead="Your company on documents and invoices.">
      <div className="flex max-w-160 flex-col gap-5">
        {['name', 'vat_id', 'eori'].map((field) => (
          <div key={field} className="flex flex-col gap-1.5">
            <Skeleton className="h-5.5 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
        {canManage && <Skeleton className="h-4.5 w-64 max-w-full max-sm:h-9" />}
        {canManage && <Skeleton className="h-11 w-36" />}
      </div>
    </CompanySection>
  );
}

export function MembersSkeleton() {
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <div className="h-11 bg-sunken" />
      <div className="-m-px">
        <RowSkeletons height="h-[4.5rem]" columns={['w-40', 'w-32', 'w-32', 'w-36']} rows={3} />
      </div>
    </div>
  );
}
