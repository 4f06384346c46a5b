import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { FacetChoices } from './facet-choices.tsx';
import type { Facet } from './facet-popover.tsx';

interface FacetSheetProps {
  facets: readonly Facet[];
  onOpenChange: (open: boolean) => void;
}

/** All filters on a phone. */
export function FacetSheet({ facets, onOpenChange }: FacetSheetProps) {
  return (
    <Sheet open onOpenChange={onOpenChange} title="Filters">
      <div className="flex flex-col gap-4 p-4">
        {facets.map((facet) => (
          <FacetChoices key={facet.name} facet={facet} />
        ))}
      </div>
    </Sheet>
  );
}
