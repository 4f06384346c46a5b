import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

const ROWS = ['1', '2', '3', '4', '5', '6'];

/** Placeholder with six rows, or six cards on a narrow screen. `height` is the height class of both. */
export function RowSkeletons({ height }: { height: string }) {
  return (
    <div className="rounded-md border border-line bg-surface">
      {ROWS.map((row) => (
        <div
          key={row}
          className={classNames(
            'flex flex-col justify-center gap-4 border-b border-line px-4 last:border-b-0 min-[75rem]:flex-row min-[75rem]:items-center min-[75rem]:justify-between',
            height,
          )}
        >
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-5 w-4/5 min-[75rem]:w-1/3" />
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </div>
  );
}
