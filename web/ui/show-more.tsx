import { Button } from './button.tsx';

interface ShowMoreProps {
  /** How many are shown, in words: "50 shipments". */
  shown: string;
  hasMore: boolean;
  pending: boolean;
  /** The last attempt to get more failed. */
  failed: boolean;
  onMore: () => void;
}

/** The foot of a list that continues: what is shown, and the button for more. */
export function ShowMore({ shown, hasMore, pending, failed, onMore }: ShowMoreProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      {hasMore && (
        <Button variant="secondary" pending={pending} onClick={onMore}>
          Show more
        </Button>
      )}
      <p role="status" className="text-caption">
        {failed
          ? 'More could not be loaded. Please try again.'
          : `${shown} shown${hasMore ? '' : ', all there are'}`}
      </p>
    </div>
  );
}
