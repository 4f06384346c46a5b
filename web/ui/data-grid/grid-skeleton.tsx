import type { Density } from '#domain/views/density.ts';
import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton.tsx';
import { useIsPhone } from '../use-phone.ts';
import { useRowHeight } from './density.ts';
import { useRoomBelow } from './use-room-below.ts';

interface GridSkeletonProps {
  density?: Density;
  /** Height in pixels of the card that replaces a row on a phone. */
  cardHeight?: number;
}

/** Placeholder for a grid's header and rows down to the window's edge; cards on a phone. */
export function GridSkeleton({ density = 'normal', cardHeight = 132 }: GridSkeletonProps) {
  const cards = useIsPhone();
  const rowHeight = useRowHeight(density);
  const [box, room] = useRoomBelow<HTMLDivElement>();
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
              : 'flex items-center gap-6 border-b border-line px-3'
          }
          style={{ height }}
        >
          <Skeleton className="h-4 w-28" />
          <Skeleton className={cards ? 'h-4 w-4/5' : 'h-4 flex-1'} />
          <Skeleton className="h-4 w-24" />
          {!cards && <Skeleton className="h-4 w-20" />}
        </div>
      ))}
    </div>
  );
}
