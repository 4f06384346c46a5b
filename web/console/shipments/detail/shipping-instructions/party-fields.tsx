import type { Party } from '#domain/documents/party.ts';
import { countryName } from '#domain/places/countries.ts';
import { useFormContext, useWatch } from '#web/forms/form-context.tsx';
import type { InstructionValues } from './form-values.ts';
import { InstructionsCountry } from './instructions-country.tsx';
import { InstructionsLine } from './instructions-line.tsx';
import { PARTIES, PARTY_FIELDS, type PartyName } from './labels.ts';

/** The party's details in the booking. */
type BookedParty = Partial<Pick<Party, 'name' | 'address' | 'city' | 'postal_code' | 'country'>>;

/** A party of the shipment. The booking's details are its placeholders until an address is entered. */
export function PartyFields({ party, booked }: { party: PartyName; booked: BookedParty }) {
  const { control } = useFormContext<InstructionValues>();
  const [address, city] = useWatch({
    control,
    name: [`${party}.address`, `${party}.city`],
  });
  const place: BookedParty = address || city ? {} : booked;
  const line = (field: Exclude<keyof typeof PARTY_FIELDS, 'country'>, placeholder?: string) => (
    <InstructionsLine name={`${party}.${field}`} label={PARTY_FIELDS[field]} placeholder={placeholder} />
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-ui font-semibold text-ink-2">{PARTIES[party]}</legend>
      <div className="flex flex-col gap-4">
        {line('name', booked.name)}
        {line('address', place.address)}
        {line('city', place.city)}
        {line('postal_code', place.postal_code)}
        <InstructionsCountry
          name={`${party}.country`}
          label={PARTY_FIELDS.country}
          placeholder={place.country && countryName(place.country)}
        />
        {line('tax_id')}
        {line('contact')}
      </div>
    </fieldset>
  );
}
