import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface ShowMoreProps {
  /** The count of shown items with its noun: "50 shipments". */
  shown: string;
  of: Pages;
}

/** The part of an infinite query that is used. */
export interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  /** Whether the shown items are of the previous filter. */
  isPlaceholderData: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The footer of a paginated list: the count and a button that loads the next page. */
export function ShowMore({ shown, of }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData, fetchNextPage } = of;
  const count = useRef<HTMLParagraphElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // At the end, the button with the focus is gone.
    if (!hasNextPage && pressed.current && document.activeElement === document.body) count.current?.focus();
  }, [hasNextPage]);
  const load = () => {
    pressed.current = true;
    void fetchNextPage();
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      {hasNextPage && (
        <Button variant="secondary" pending={isFetchingNextPage || isPlaceholderData} onClick={load}>
          Show more
        </Button>
      )}
      <p ref={count} role="status" tabIndex={-1} className="text-caption">
        {isFetchNextPageError ? 'More could not be loaded. Try again.' : countText(shown, hasNextPage)}
      </p>
    </div>
  );
}

function countText(shown: string, hasMore: boolean): string {
  if (hasMore) return `${shown} shown`;
  return /^1\D/.test(shown) ? shown : `All ${shown}`;
}
