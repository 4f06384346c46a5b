import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { LazyPopover } from '#web/ui/overlays/lazy-popover.tsx';
import { FacetChoices } from './facet-choices.tsx';

interface FacetOption {
  value: string;
  label: ReactNode;
  /** The number of results with this option. Null while loading. */
  count: number | null;
}

export interface Facet {
  name: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** Shown under the options. */
  note?: string | undefined;
}

/** A filter with multiple choice. Each selection applies immediately. */
export function FacetPopover({ facet }: { facet: Facet }) {
  const { name, chosen } = facet;
  return (
    <LazyPopover
      label={name}
      align="start"
      className="w-72 p-2"
      trigger={
        <Button
          variant="secondary"
          aria-label={chosen.length > 0 ? `${name}, ${chosen.length} selected` : undefined}
        >
          {name}
          {chosen.length > 0 && <span className="num">{chosen.length}</span>}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <FacetChoices facet={facet} />
    </LazyPopover>
  );
}
