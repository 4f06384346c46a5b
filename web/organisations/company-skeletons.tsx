import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { CompanySection } from './company-section.tsx';

export function CompanySkeleton() {
  return (
    <>
      <CompanySection id="details" title="Details" lead="Your company on documents and invoices.">
        <div className="flex max-w-160 flex-col gap-5">
          {['name', 'vat_id', 'eori'].map((field) => (
            <div key={field} className="flex flex-col gap-1.5">
              <Skeleton className="h-5 w-24" />
              <Skeleton className="h-11" />
            </div>
          ))}
          <Skeleton className="h-11 w-36" />
        </div>
      </CompanySection>
      <CompanySection id="people" title="People" lead="Each person sees what their permissions allow.">
        <MembersSkeleton />
      </CompanySection>
    </>
  );
}

export function MembersSkeleton() {
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <div className="h-11 bg-sunken" />
      <div className="-m-px">
        <RowSkeletons height="h-[4.5rem]" columns={['w-40', 'w-32', 'w-32', 'w-36']} />
      </div>
    </div>
  );
}
