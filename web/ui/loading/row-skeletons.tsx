import { classNames } from '../class-names.ts';
import { Skeleton } from './skeleton.tsx';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
const COLUMNS = ['w-28', 'w-1/3', 'w-24', 'w-20'];
/** How many of the bars a card has. */
const IN_CARD = 4;

interface RowSkeletonsProps {
  /** The height class of a row, and of the card that replaces it on a narrow screen. */
  height: string;
  /** The width class of each column's bar on a wide screen. */
  columns?: readonly string[];
  /** How many rows, up to twelve: more where a list is longer and something stands below it. */
  rows?: number;
  /** Cards with gaps instead of rows of one box. */
  apart?: boolean;
}

/** Placeholder with rows, or cards on a narrow screen. */
export function RowSkeletons({ height, columns = COLUMNS, rows = 6, apart = false }: RowSkeletonsProps) {
  const box = 'rounded-md border border-line bg-surface';
  return (
    <div className={apart ? 'flex flex-col gap-3' : box}>
      {ROWS.slice(0, rows).map((row) => (
        <div
          key={row}
          className={classNames('row-skeleton', apart ? box : 'border-b border-line last:border-b-0', height)}
        >
          {columns.map((width, index) => (
            <Skeleton
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
              key={index}
              className={classNames(
                'h-5 max-[75rem]:max-w-full',
                width,
                index >= IN_CARD && 'max-[75rem]:hidden',
              )}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
