import type { Density } from '#domain/views/density.ts';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../loading/skeleton.tsx';
import { useIsPhone } from '../use-phone.ts';
import { useRowHeight } from './density.ts';
import type { GridColumn } from './grid-column.ts';
import { CHOICE_WIDTH, gridTemplate } from './grid-row.tsx';
import { useAvailableHeight } from './use-available-height.ts';
import { useFittingColumns } from './use-fitting-columns.ts';

const NO_COLUMNS: readonly GridColumn<never>[] = [];

interface GridSkeletonProps {
  /** The columns of the grid that comes. */
  columns?: readonly GridColumn<never>[];
  /** Whether the grid has a checkbox column. */
  selectable?: boolean;
  density?: Density;
  /** Height in pixels of the card that replaces a row on a phone. */
  cardHeight?: number;
}

/** Placeholder for a grid's header and rows down to the window's edge; cards on a phone. */
export function GridSkeleton({
  columns = NO_COLUMNS,
  selectable = false,
  density = 'normal',
  cardHeight = 132,
}: GridSkeletonProps) {
  const cards = useIsPhone();
  const rowHeight = useRowHeight(density);
  const [box, room] = useAvailableHeight<HTMLDivElement>();
  const fitting = useFittingColumns(box, columns, selectable ? CHOICE_WIDTH : 0);
  const isTable = !cards && fitting.length > 0;
  const template = isTable ? gridTemplate(fitting, selectable).template : undefined;
  const height = cards ? cardHeight : rowHeight;
  const rows = Array.from({ length: Math.ceil(room / height) }, (_, index) => `row ${index}`);
  return (
    <div
      ref={box}
      className={classNames('overflow-hidden', !cards && 'rounded-md border border-line bg-surface')}
      style={{ height: room }}
    >
      {!cards && <div className="h-9 border-b border-line bg-sunken" />}
      {rows.map((row) => (
        <div
          key={row}
          className={
            cards
              ? 'mb-3 flex flex-col justify-center gap-4 rounded-md border border-line bg-surface px-4'
              : isTable
                ? 'grid items-center border-b border-line'
                : 'flex items-center gap-6 border-b border-line px-3'
          }
          style={{ height, gridTemplateColumns: template }}
        >
          {isTable ? (
            <TableCells columns={fitting} selectable={selectable} />
          ) : (
            <>
              <Skeleton className="h-4 w-28" />
              <Skeleton className={cards ? 'h-4 w-4/5' : 'h-4 flex-1'} />
              <Skeleton className="h-4 w-24" />
              {!cards && <Skeleton className="h-4 w-20" />}
            </>
          )}
        </div>
      ))}
    </div>
  );
}

/** A bar in each column, as wide as its texts usually are. */
function TableCells({ columns, selectable }: Required<Pick<GridSkeletonProps, 'columns' | 'selectable'>>) {
  return (
    <>
      {selectable && <Skeleton className="ml-3.5 size-4" />}
      {columns.map(({ id, align }) => (
        <span key={id} className={classNames('flex min-w-0 px-2', align === 'right' && 'justify-end')}>
          <Skeleton className="h-4 w-3/4" />
        </span>
      ))}
    </>
  );
}
