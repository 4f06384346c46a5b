import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { PlaceInList } from '../shipments/last-list.ts';

interface ListPositionProps {
  place: PlaceInList;
  onStep: (tracking_number: string) => void;
}

/** The way back to the list of shipments, and through it. */
export function ListPosition({ place, onStep }: ListPositionProps) {
  const { path, position, loaded, hasMore, previous, next } = place;
  return (
    <nav aria-label="List of shipments" className="mb-1 flex items-center gap-1 text-ui text-ink-2">
      <Link to={path} className="link mr-2">
        Shipments
      </Link>
      <IconButton
        label="Previous shipment"
        icon={<ChevronLeft aria-hidden="true" />}
        aria-keyshortcuts="k"
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onStep(previous)}
      />
      <span className="num">
        {position.toLocaleString('en-US')} of {loaded.toLocaleString('en-US')}
        {hasMore && '+'}
      </span>
      <IconButton
        label="Next shipment"
        icon={<ChevronRight aria-hidden="true" />}
        aria-keyshortcuts="j"
        disabled={next === undefined}
        onClick={() => next !== undefined && onStep(next)}
      />
    </nav>
  );
}
