import type { ReactNode } from 'react';
import { Skeleton } from './loading/skeleton.tsx';

interface FigureLineProps {
  /** Accessible name of the list. */
  label: string;
  /** A figure is undefined while it loads. */
  figures: readonly { label: string; value: ReactNode | undefined }[];
}

/** Figures that nobody acts on, in one quiet line; two columns on a phone. */
export function FigureLine({ label, figures }: FigureLineProps) {
  return (
    <dl
      aria-label={label}
      className="flex flex-wrap gap-x-6 text-[0.8125rem]/5 text-ink-3 max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-8"
    >
      {figures.map(({ label, value }) => (
        <div key={label} className="flex items-baseline gap-2 max-sm:justify-between">
          <dt>{label}</dt>
          <dd className="num">{value ?? <Skeleton className="h-3.5 w-8" />}</dd>
        </div>
      ))}
    </dl>
  );
}
