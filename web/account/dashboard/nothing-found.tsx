import { Lane } from '#web/static-map/lane.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No shipments found"
      drawing={<Lane progress={0} live={false} className="w-40" />}
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Search covers tracking numbers, cities and cargo.
    </EmptyState>
  );
}
