import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Figure {
  label: string;
  value: ReactNode;
  /** The one figure that matters most. */
  large?: boolean;
}

interface FigureStripProps {
  figures: readonly Figure[];
  /** Names the list for a screen reader. */
  label: string;
  /** One row on a phone too, which scrolls sideways. */
  inOneRow?: boolean;
  className?: string;
}

/** Figures in one bordered strip: two columns on a phone, one row from 768 px. */
export function FigureStrip({ figures, label, inOneRow = false, className }: FigureStripProps) {
  return (
    <dl
      aria-label={label}
      // A box that scrolls must be reachable by keyboard.
      tabIndex={inOneRow ? 0 : undefined}
      className={classNames(
        'grid gap-px rounded-md border border-line bg-line',
        inOneRow
          ? 'auto-cols-[minmax(8.5rem,1fr)] grid-flow-col overflow-x-auto [scrollbar-width:none]'
          : 'auto-cols-fr grid-cols-2 overflow-hidden md:grid-flow-col md:grid-cols-none',
        className,
      )}
    >
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col gap-0.5 bg-surface px-4 py-3">
          <dt className="text-caption">{figure.label}</dt>
          <dd className={classNames('text-ink', figure.large ? 'figure-l' : 'figure-m')}>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
