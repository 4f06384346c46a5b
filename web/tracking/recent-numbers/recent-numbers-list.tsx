import type { RefObject } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { clearRecentNumbers, useRecentNumbers } from './recent-numbers.ts';

interface RecentNumbersListProps {
  /** Receives focus when the list and its button disappear. */
  afterClearing: RefObject<HTMLElement | null>;
}

/** The recent numbers; nothing if there are none. */
export function RecentNumbersList({ afterClearing }: RecentNumbersListProps) {
  const numbers = useRecentNumbers();
  if (numbers.length === 0) return null;
  const clear = () => {
    clearRecentNumbers();
    afterClearing.current?.focus();
    toast({ title: 'Recent numbers cleared', description: 'They are no longer stored on this device.' });
  };
  return (
    <section aria-labelledby="recent-heading" data-print="none">
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id="recent-heading" className="text-ui font-semibold">
          Recent
        </h2>
        {numbers.length > 1 && (
          <Link to={paths.trackMany(numbers)} className="link inline-flex min-h-11 items-center text-ui">
            Track all
          </Link>
        )}
        <Button variant="ghost" aria-label="Clear recent numbers" className="-ml-3.5 sm:ml-0" onClick={clear}>
          Clear
        </Button>
      </div>
      <ul className="mt-1 flex flex-wrap gap-2">
        {numbers.map((number) => (
          <li key={number}>
            <Link
              to={paths.track(number)}
              className="code inline-flex min-h-11 items-center rounded-sm border border-line-strong bg-surface px-3 text-ui hover:bg-sunken"
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
