import { Button } from './button.tsx';

interface ShowMoreProps {
  /** The count of shown items with its noun: "50 shipments". */
  shown: string;
  hasMore: boolean;
  pending: boolean;
  /** Whether loading the next page failed. */
  failed: boolean;
  onMore: () => void;
}

/** The footer of a paginated list: the count and a button that loads the next page. */
export function ShowMore({ shown, hasMore, pending, failed, onMore }: ShowMoreProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      {hasMore && (
        <Button variant="secondary" pending={pending} onClick={onMore}>
          Show more
        </Button>
      )}
      <p role="status" className="text-caption">
        {failed ? 'More could not be loaded. Try again.' : countText(shown, hasMore)}
      </p>
    </div>
  );
}

function countText(shown: string, hasMore: boolean): string {
  if (hasMore) return `${shown} shown`;
  return /^1\D/.test(shown) ? shown : `All ${shown}`;
}
