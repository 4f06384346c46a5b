import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { FacetChoices } from './facet-choices.tsx';

export interface FacetOption {
  value: string;
  label: ReactNode;
  /** How many shipments it would leave; null while nobody has counted. */
  count: number | null;
}

export interface Facet {
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** Under the options. */
  note?: string | undefined;
}

/** One filter: several of its options may be chosen, and each press shows at once. */
export function FacetPopover({ facet }: { facet: Facet }) {
  const { name, chosen } = facet;
  return (
    <Popover
      label={name}
      align="start"
      className="w-72 p-2"
      trigger={
        <Button
          variant="secondary"
          aria-label={chosen.length > 0 ? `${name}, ${chosen.length} chosen` : undefined}
        >
          {name}
          {chosen.length > 0 && <span className="num">{chosen.length}</span>}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <FacetChoices facet={facet} />
    </Popover>
  );
}
