import { Combobox } from '#web/ui/fields/combobox.tsx';
import type { PlaceSuggestion } from './use-place-suggestions.ts';

interface PlaceInputProps {
  name: 'origin' | 'destination';
  placeholder: string;
  value: string;
  onValueChange: (text: string) => void;
  /** Called with the suggestion and its text. */
  onSelect?: (suggestion: PlaceSuggestion, text: string) => void;
}

/** A free-text place input with suggestions. The code for suggestions is loaded on typing. */
export function PlaceInput({ onSelect, ...rest }: PlaceInputProps) {
  return (
    <Combobox<PlaceSuggestion>
      {...rest}
      onSelect={(suggestion) => onSelect?.(suggestion, textOf(suggestion))}
      load={async (text, signal) => (await import('./use-place-suggestions.ts')).suggestCities(text, signal)}
      keyOf={textOf}
      textOf={textOf}
      renderOption={({ city, region }) => (
        <span className="min-w-0 flex-1 truncate">
          <span className="font-semibold">{city}</span>
          <span className="text-ink-2">, {region}</span>
        </span>
      )}
    />
  );
}

function textOf({ city, region }: PlaceSuggestion): string {
  return `${city}, ${region}`;
}
