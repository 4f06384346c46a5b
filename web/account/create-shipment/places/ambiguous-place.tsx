import { countryName } from '#domain/places/countries.ts';
import type { PlaceCandidate } from '#domain/places/place.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { Wizard } from '../use-wizard.ts';

export interface Ambiguity {
  field: 'origin_city' | 'destination_city';
  candidates: PlaceCandidate[];
}

/** Asks which of several places with the same name is meant; the choice replaces the typed name. */
export function AmbiguousPlace({
  ambiguity: { field, candidates },
  wizard: { form, change },
}: {
  ambiguity: Ambiguity;
  wizard: Wizard;
}) {
  const choose = ({ name, region }: PlaceCandidate) => {
    change({ [field]: `${name}, ${region}` });
    // The pressed button disappears, so focus moves to the step.
    document.getElementById('step-heading')?.focus();
  };
  return (
    <Alert
      variant="info"
      title={`Which ${form[field].trim()} is the ${field === 'origin_city' ? 'origin' : 'destination'}?`}
    >
      <p className="mb-3">There is more than one place with this name. Choose one.</p>
      <ul className="flex flex-col gap-2">
        {candidates.map((candidate) => (
          <li key={`${candidate.name} ${candidate.region}`}>
            <button
              type="button"
              onClick={() => choose(candidate)}
              className="flex min-h-11 w-full gap-x-3 rounded-sm max-sm:flex-col border border-line-strong bg-surface px-3 py-2.5 text-left text-ui hover:bg-sunken"
            >
              <span className="font-semibold text-ink">{candidate.name}</span>
              <span className="text-ink-2">
                {candidate.region}, {countryName(candidate.country)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
