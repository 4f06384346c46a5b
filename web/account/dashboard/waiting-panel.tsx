import type { WaitingItem } from '#contract/portal.ts';
import { Button } from '#web/ui/button.tsx';
import { useShowAll } from '#web/ui/use-show-all.ts';
import { WaitingEntry } from './waiting-entry.tsx';

const MAX_SHOWN = 3;

/** What only the customer can do, the most urgent first. */
export function WaitingPanel({ items }: { items: readonly WaitingItem[] }) {
  const { all, showAll, firstNew } = useShowAll();
  const shown = all ? items : items.slice(0, MAX_SHOWN);
  return (
    <section aria-labelledby="waiting" className="rounded-md border border-line bg-surface">
      <h2 id="waiting" className="flex items-baseline gap-2 border-b text-h3 border-line px-4 py-3">
        Waiting for you
        <span className="num text-dense font-normal text-ink-2">{items.length.toLocaleString('en-US')}</span>
      </h2>
      <ul>
        {shown.map((item, index) => (
          <WaitingEntry
            key={item.kind === 'offer' ? item.reference : item.number}
            item={item}
            {...(index === MAX_SHOWN && { ref: firstNew })}
          />
        ))}
      </ul>
      {!all && items.length > MAX_SHOWN && (
        <p className="border-t border-line p-2">
          <Button variant="ghost" onClick={showAll}>
            Show all {items.length.toLocaleString('en-US')}
          </Button>
        </p>
      )}
    </section>
  );
}
