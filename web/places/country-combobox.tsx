import { type ComponentProps, useState } from 'react';
import { type Country, findCountry, resolveCountry } from '#domain/places/countries.ts';
import { Combobox } from '../ui/fields/combobox.tsx';
import { searchCountries } from './search-countries.ts';

type CountryComboboxProps = Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'onSelect' | 'type' | 'list' | 'role'
> & {
  /** An alpha-2 code, or the typed text until it matches a country. */
  value: string;
  onValueChange: (codeOrText: string) => void;
};

/** Selects a country by name, alias or code. On blur it shows the country's English name. */
export function CountryCombobox({ value, onValueChange, onBlur, ...rest }: CountryComboboxProps) {
  const [typing, setTyping] = useState<string | null>(null);
  return (
    <Combobox<Country>
      {...rest}
      value={typing ?? findCountry(value)?.name ?? value}
      onValueChange={(text) => {
        setTyping(text);
        onValueChange(resolveCountry(text) ?? text);
      }}
      onSelect={(country) => onValueChange(country.code)}
      onBlur={(event) => {
        setTyping(null);
        onBlur?.(event);
      }}
      minimumLength={1}
      load={async (text) => searchCountries(text)}
      keyOf={(country) => country.code}
      textOf={(country) => country.name}
      renderOption={(country) => (
        <>
          <span className="min-w-0 flex-1 truncate">{country.name}</span>
          <span className="code text-dense text-ink-2">{country.code}</span>
        </>
      )}
    />
  );
}
