import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Figure {
  label: string;
  value: ReactNode;
  /** What the figure counts, where its label does not say so. */
  note?: string;
  /** Emphasizes the most important figure. */
  large?: boolean;
}

/** Without the figures that the person may not see, which have no value. */
export function permitted<Shown extends { value: ReactNode }>(figures: readonly Shown[]): Shown[] {
  return figures.filter(({ value }) => value !== null && value !== undefined && value !== false);
}

/** More figures than these take two rows on a wide screen. */
const IN_ONE_ROW = 6;

interface FigureStripProps {
  figures: readonly Figure[];
  /** Accessible name of the list. */
  label: string;
  /** Keeps one row on a phone and scrolls horizontally. */
  inOneRow?: boolean;
  /** Smaller figures on a phone, so that two amounts fit into a row. */
  hasAmounts?: boolean;
  className?: string;
}

/**
 * Figures in one bordered strip: two columns on a phone, where a wide figure takes a row; from 768 px one row, if the
 * figures fit, and two even rows for seven or more.
 */
export function FigureStrip({
  figures,
  label,
  inOneRow = false,
  hasAmounts = false,
  className,
}: FigureStripProps) {
  return (
    <dl
      aria-label={label}
      // A scrollable box must be focusable by keyboard.
      tabIndex={inOneRow ? 0 : undefined}
      className={classNames(
        'gap-px rounded-md border border-line bg-line',
        inOneRow
          ? 'grid auto-cols-[minmax(8.5rem,1fr)] grid-flow-col overflow-x-auto [scrollbar-width:none]'
          : 'flex flex-wrap overflow-hidden *:flex-[1_0_calc(50%-1px)]',
        !inOneRow && (figures.length > IN_ONE_ROW ? 'md:*:flex-[1_0_calc(25%-1px)]' : 'md:*:flex-[1_1_0]'),
        className,
      )}
    >
      {figures.map((figure) => (
        <div key={figure.label} className="flex flex-col gap-0.5 bg-surface px-4 py-3">
          <dt className="text-caption">
            <span>{figure.label}</span>
            {figure.note && `, ${figure.note}`}
          </dt>
          <dd
            className={classNames(
              'mt-auto text-ink',
              figure.large ? 'figure-l' : 'figure-m',
              hasAmounts && !figure.large && 'max-sm:text-[1.25rem]/6.5',
            )}
          >
            {figure.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
