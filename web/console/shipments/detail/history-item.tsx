import type { HistoryEntry } from '#contract/shipments/staff.ts';
import { Moment } from '#web/tracking/moment.tsx';
import { useReader } from '#web/tracking/reader.ts';
import { Button } from '#web/ui/button.tsx';
import { useShowAll } from '#web/ui/use-show-all.ts';
import { fieldName, valueLabel } from './field-labels.ts';
import { actionLabel, detailText } from './history-labels.ts';

/** Shown at first; an import or a document changes dozens of fields at once. */
const MAX_CHANGES = 6;

/** An action: who, what, from what to what, when. */
export function HistoryItem({ entry }: { entry: HistoryEntry }) {
  const reader = useReader();
  const detail = detailText(entry, reader);
  const { all, showAll, firstNew } = useShowAll();
  const changes =
    all || entry.changes.length <= MAX_CHANGES + 1 ? entry.changes : entry.changes.slice(0, MAX_CHANGES);
  return (
    <li className="py-3 text-dense">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{actionLabel(entry.action)}</span>
        <span className="text-caption">
          <Moment at={entry.at} />
        </span>
      </p>
      <p className="text-caption">{doerOf(entry)}</p>
      {detail && <p className="mt-1 break-words text-ink-2">{detail}</p>}
      {entry.changes.length > 0 && (
        <ul className="mt-1 flex flex-col gap-0.5">
          {changes.map(({ field, from, to }, index) => (
            <li
              key={field}
              {...(index === MAX_CHANGES && { ref: firstNew, tabIndex: -1 })}
              className="break-words"
            >
              <span className="text-ink-2">{fieldName(field)}:</span> {valueLabel(field, from, reader, entry)}
              <span aria-hidden="true"> → </span>
              <span className="sr-only"> became </span>
              <span className="font-semibold">{valueLabel(field, to, reader, entry)}</span>
            </li>
          ))}
        </ul>
      )}
      {changes.length < entry.changes.length && (
        <Button variant="ghost" className="-ml-3.5" onClick={showAll}>
          Show all {entry.changes.length} changes
        </Button>
      )}
    </li>
  );
}

function doerOf({ by, by_id, api_key }: HistoryEntry): string {
  if (api_key) return `${by ?? 'Deleted account'}, by API key ${api_key.name}`;
  if (by !== null) return by;
  return by_id === null ? 'System' : 'Deleted account';
}
