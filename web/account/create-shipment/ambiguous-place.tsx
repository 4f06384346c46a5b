import { countryName } from '#domain/places/countries.ts';
import type { PlaceCandidate } from '#domain/places/place.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Wizard } from './use-wizard.ts';

export interface Ambiguity {
  field: 'origin_city' | 'destination_city';
  candidates: PlaceCandidate[];
}

/** Asks which of several places of one name is meant; the choice takes the place of what was typed. */
export function AmbiguousPlace({
  ambiguity: { field, candidates },
  wizard: { form, change },
}: {
  ambiguity: Ambiguity;
  wizard: Wizard;
}) {
  return (
    <Alert
      variant="info"
      title={`Which ${form[field].trim()} ${field === 'origin_city' ? 'does it start from' : 'does it go to'}?`}
    >
      <p className="mb-3">There is more than one place of this name. Please say which one you mean.</p>
      <ul className="flex flex-wrap gap-2">
        {candidates.map(({ name, region, country }) => (
          <li key={`${name} ${region}`}>
            <Button
              type="button"
              variant="secondary"
              onClick={() => change({ [field]: `${name}, ${region}` })}
            >
              {name}, {region}, {countryName(country)}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
