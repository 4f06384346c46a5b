import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { COLUMNS_OF_THREE } from './instructions-fieldset.tsx';

const FIELDS = Array.from({ length: 21 }, (_, index) => `field ${index}`);

/** Three parties of seven fields each. */
export function InstructionsFormSkeleton() {
  return (
    <div>
      <Skeleton className="h-7 w-24" />
      <Skeleton className="mt-1 h-5 w-96 max-w-full" />
      <div className={`${COLUMNS_OF_THREE} mt-4`}>
        {FIELDS.map((field) => (
          <Skeleton key={field} className="h-18" />
        ))}
      </div>
    </div>
  );
}
