import type { ComponentProps } from 'react';
import { countryName } from '#domain/places/countries.ts';
import type { Place } from '#domain/places/place.ts';
import { Combobox } from '../ui/fields/combobox.tsx';
import { cityTexts, type SuggestedCity, suggestPlaces } from './suggest-places.ts';

type PlaceComboboxProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onSelect' | 'type' | 'list' | 'role'
> & {
  /** The city as typed or selected. Unknown towns are allowed. */
  value: string;
  onValueChange: (city: string) => void;
  /** Called when a suggestion is selected; it includes the country. */
  onPlace: (place: Place) => void;
  /** Places of this country (name or code) are suggested first. */
  country?: string;
};

/** Selects a city by its current, former or foreign names. */
export function PlaceCombobox({ onPlace, country = '', ...rest }: PlaceComboboxProps) {
  return (
    <Combobox<SuggestedCity>
      {...rest}
      onSelect={({ place }) => onPlace(place)}
      load={async (text, signal) => cityTexts(await suggestPlaces(text, country, signal))}
      keyOf={({ place }) => `${place.latitude} ${place.longitude} ${place.name}`}
      textOf={({ city }) => city}
      renderOption={({ place }) => (
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{place.name}</span>
          <span className="text-ink-2">
            {[place.admin1, countryName(place.country)]
              .filter(Boolean)
              .map((part) => `, ${part}`)
              .join('')}
          </span>
          {place.matched_name && <span className="text-ink-3"> · also {place.matched_name}</span>}
        </span>
      )}
    />
  );
}
