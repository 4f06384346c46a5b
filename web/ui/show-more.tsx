import { useEffect, useRef } from 'react';
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
  const count = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // At the end, the button with the focus is gone.
    if (!hasMore && pressed.current && document.activeElement === document.body) count.current?.focus();
  }, [hasMore]);
  const load = () => {
    pressed.current = true;
    onMore();
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      {hasMore && (
        <Button variant="secondary" pending={pending} onClick={load}>
          Show more
        </Button>
      )}
      <p ref={count} role="status" tabIndex={-1} className="text-caption">
        {failed ? 'More could not be loaded. Try again.' : countText(shown, hasMore)}
      </p>
    </div>
  );
}

function countText(shown: string, hasMore: boolean): string {
  if (hasMore) return `${shown} shown`;
  return /^1\D/.test(shown) ? shown : `All ${shown}`;
}
