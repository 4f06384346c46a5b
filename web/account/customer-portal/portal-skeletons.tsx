import { RowSkeletons } from '#web/ui/loading/row-skeletons.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';

export function ShipmentsSkeleton() {
  return (
    <RowSkeletons
      apart
      height="h-[19.6875rem] sm:h-[12.375rem] @min-[59rem]:h-[7.25rem] @min-[66rem]:h-[5.5rem]"
      columns={['w-36', 'w-1/3', 'w-24', 'w-20', 'w-44']}
    />
  );
}

export function InvoicesSkeleton() {
  return (
    <TableSkeleton
      header="h-9"
      height="h-[6.3125rem] sm:h-[2.8125rem]"
      columns={['w-32', 'w-24', 'w-24', 'w-20', 'w-20', 'w-16']}
    />
  );
}

/** The documents with their filters, and on a phone the room of the export below them. */
export function DocumentsSkeleton() {
  return (
    <>
      <div className="mb-18 grid h-39 gap-3 sm:mb-4 sm:h-18 sm:grid-cols-[minmax(0,24rem)_14rem]">
        <Skeleton className="h-11 self-end" />
        <Skeleton className="h-11 self-end" />
      </div>
      <TableSkeleton
        header="h-10"
        height="h-[10.1875rem] sm:h-[7.5625rem] @min-[66rem]:h-[4.0625rem] @min-[75rem]:h-[2.875rem]"
        columns={['w-44', 'w-64', 'w-28', 'w-20', 'w-24', 'w-16']}
      />
    </>
  );
}

interface TableSkeletonProps {
  /** Height class of the header. */
  header: string;
  height: string;
  columns: readonly string[];
}

function TableSkeleton({ header, height, columns }: TableSkeletonProps) {
  return (
    <div className="overflow-hidden rounded-md border border-line">
      <div className={`bg-sunken ${header}`} />
      <div className="-m-px">
        <RowSkeletons height={height} columns={columns} />
      </div>
    </div>
  );
}
