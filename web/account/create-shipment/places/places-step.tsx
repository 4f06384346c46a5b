import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Wizard } from '../use-wizard.ts';
import { swapEnds } from '../wizard-form.ts';
import { PlaceCard } from './place-card.tsx';

interface PlacesStepProps {
  wizard: Wizard;
  organisation_id?: string | undefined;
}

/** Two equal cards joined by a lane, and a button that swaps them. */
export function PlacesStep({ wizard, organisation_id }: PlacesStepProps) {
  return (
    <div className="grid items-stretch gap-3 md:gap-0 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <PlaceCard end="origin" letter="A" title="Origin" wizard={wizard} organisation_id={organisation_id} />
      <div className="flex items-center justify-center">
        <LanePart />
        <IconButton
          bordered
          label="Swap origin and destination"
          icon={<ArrowLeftRight aria-hidden="true" className="max-md:rotate-90" />}
          onClick={() => wizard.change(swapEnds(wizard.form))}
        />
        <LanePart />
      </div>
      <PlaceCard
        end="destination"
        letter="B"
        title="Destination"
        wizard={wizard}
        organisation_id={organisation_id}
      />
    </div>
  );
}

function LanePart() {
  return (
    <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-line-strong max-md:hidden" />
  );
}
