import type { ComponentType, CSSProperties, ReactNode, SVGProps } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';
import { Skeleton } from './loading/skeleton.tsx';

export interface CounterLink {
  label: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  to: string;
  /** Undefined while it loads. */
  figure: ReactNode | undefined;
  /** The worst case in one line. */
  note: string;
  /** Nothing to do. */
  isZero: boolean;
  /** Whether its rows are shown. */
  isOpen?: boolean;
  /** Colour class of icon and figure. */
  hue?: string | undefined;
  /** Has more room: its figure is an amount, or its note names a company. */
  isWide?: boolean;
}

interface CounterLinksProps {
  /** Accessible name of the list. */
  label: string;
  counters: readonly CounterLink[];
  busy?: boolean;
  /** Puts them in one row from some width on: `grid-cols-(--columns)`, and no wide last cell. */
  oneRow: string;
}

/** Counters in one bordered strip, each a link to what it counts: two columns, or one row. */
export function CounterLinks({ label, counters, busy = false, oneRow }: CounterLinksProps) {
  return (
    <nav aria-label={label} aria-busy={busy}>
      <ul
        style={{ '--columns': counters.map(widthOf).join(' ') } as CSSProperties}
        className={classNames(
          'grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line',
          '[&>li:last-child:nth-child(odd)]:col-span-2 max-sm:[&>li:last-child:nth-child(odd)_[title]]:min-h-0',
          oneRow,
        )}
      >
        {counters.map((counter) => (
          <li key={counter.label}>
            <Counter {...counter} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function widthOf({ isWide }: CounterLink) {
  return isWide ? 'minmax(0,1.3fr)' : 'minmax(0,1fr)';
}

function Counter({ label, icon: Icon, to, figure, note, isZero, isOpen, hue }: CounterLink) {
  const colour = isZero ? 'text-ink-3' : hue;
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      className="focus-inset flex h-full min-h-16.5 flex-col justify-center py-1 border-b-2 border-transparent bg-surface px-3 hover:bg-sunken aria-[current=true]:border-brand aria-[current=true]:bg-brand-weak"
    >
      <span className="flex items-baseline gap-x-2 max-sm:flex-wrap">
        <Icon aria-hidden="true" className={classNames('size-4.5 shrink-0 self-center', colour)} />
        {figure === undefined ? (
          <span className="flex h-7 items-center sm:h-7.5">
            <Skeleton className="h-5 w-8" />
          </span>
        ) : (
          <span className={classNames('num text-h2', colour)}>{figure}</span>
        )}
        <span className="min-w-0 text-dense font-semibold max-sm:basis-full sm:truncate">{label}</span>
      </span>
      {/* A phone has room for two lines: reserved, so that nothing moves when the note comes. */}
      <span className="text-caption max-sm:min-h-[2lh] sm:truncate" title={note}>
        {note}
      </span>
    </Link>
  );
}
