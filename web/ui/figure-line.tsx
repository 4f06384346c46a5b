import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Skeleton } from './loading/skeleton.tsx';

interface FigureLineProps {
  /** Accessible name of the list. */
  label: string;
  /** A figure is undefined while it loads. A long one takes a whole line on a phone. */
  figures: readonly { label: string; value: ReactNode | undefined; isLong?: boolean }[];
}

/** Figures that nobody acts on, in one quiet line; two columns on a phone. */
export function FigureLine({ label, figures }: FigureLineProps) {
  return (
    <dl
      aria-label={label}
      className="flex flex-wrap gap-x-6 text-[0.8125rem]/5 text-ink-3 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-8"
    >
      {figures.map(({ label, value, isLong }) => (
        <div
          key={label}
          className={classNames(
            'flex items-baseline gap-2 max-sm:justify-between',
            isLong && 'max-sm:col-span-2',
          )}
        >
          <dt className="min-[22rem]:whitespace-nowrap">{label}</dt>
          <dd className="num max-sm:text-right">{value ?? <Skeleton className="h-3.5 w-8" />}</dd>
        </div>
      ))}
    </dl>
  );
}
