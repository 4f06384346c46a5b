import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import type { PlaceSuggestion } from './use-place-suggestions.ts';
import type { QuoteFormState } from './use-quote-form.ts';

interface PlaceFieldProps {
  form: QuoteFormState;
  name: 'origin' | 'destination';
  label: string;
  placeholder: string;
}

/** A free-text place field with suggestions. The code for suggestions is loaded on typing. */
export function PlaceField({ form, name, label, placeholder }: PlaceFieldProps) {
  return (
    <Field label={label} id={form.idOf(name)} error={form.errorOf(name)}>
      <Combobox<PlaceSuggestion>
        name={name}
        placeholder={placeholder}
        value={form.values[name]}
        onValueChange={(text) => form.change({ [name]: text })}
        onSelect={(suggestion) =>
          form.know(name, {
            text: textOf(suggestion),
            name: suggestion.city,
            latitude: suggestion.latitude,
            longitude: suggestion.longitude,
          })
        }
        load={async (text, signal) =>
          (await import('./use-place-suggestions.ts')).suggestCities(text, signal)
        }
        keyOf={textOf}
        textOf={textOf}
        renderOption={({ city, region }) => (
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{city}</span>
            <span className="text-ink-2">, {region}</span>
          </span>
        )}
      />
    </Field>
  );
}

function textOf({ city, region }: PlaceSuggestion): string {
  return `${city}, ${region}`;
}
