import { Suspense } from 'react';
import { CountryCombobox } from '#web/places/country-combobox.tsx';
import { PlaceCombobox } from '#web/places/place-combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { lazyWithRetry } from '#web/ui/loading/lazy-with-retry.ts';
import { FIELD_LABELS } from '../field-labels.ts';
import type { Wizard } from '../use-wizard.ts';

const ContactButton = lazyWithRetry(async () => (await import('./contact-button.tsx')).ContactButton);

interface PlaceCardProps {
  end: 'origin' | 'destination';
  letter: 'A' | 'B';
  title: string;
  wizard: Wizard;
  /** Whose address book it is filled in from; none for staff. */
  organisation_id?: string | undefined;
}

/** The origin or the destination. Choosing a suggested city sets its country. */
export function PlaceCard({ end, letter, title, wizard, organisation_id }: PlaceCardProps) {
  const { form, change, errorOf, leave } = wizard;
  const city = `${end}_city` as const;
  const country = `${end}_country` as const;
  const address = `${end}_address` as const;
  const postalCode = `${end}_postal_code` as const;
  const field = (name: typeof city | typeof country | typeof address | typeof postalCode) => ({
    id: name,
    label: FIELD_LABELS[name],
    error: errorOf(name),
  });
  return (
    <fieldset className="relative min-w-0 rounded-lg border border-line bg-surface p-4 sm:p-6">
      <legend className="float-left mb-4 flex w-full items-center gap-2.5 text-h3">
        <span
          aria-hidden="true"
          className="num inline-flex size-7 items-center justify-center rounded-full border-2 border-ink text-dense"
        >
          {letter}
        </span>
        {title}
      </legend>
      <div className="clear-both flex flex-col gap-4">
        {organisation_id && (
          <Suspense>
            <ContactButton
              of={end}
              organisation_id={organisation_id}
              title={title}
              className="absolute top-3 right-4 sm:top-5 sm:right-6"
              onChoose={(contact) =>
                change({
                  [city]: contact.city,
                  [country]: contact.country,
                  [address]: contact.address,
                  [postalCode]: contact.postal_code,
                })
              }
            />
          </Suspense>
        )}
        <Field {...field(city)}>
          <PlaceCombobox
            aria-required="true"
            value={form[city]}
            country={form[country]}
            onValueChange={(text) => change({ [city]: text })}
            onPlace={(place) => change({ [country]: place.country })}
            onBlur={() => leave(city)}
          />
        </Field>
        <Field {...field(country)}>
          <CountryCombobox
            aria-required="true"
            value={form[country]}
            onValueChange={(codeOrText) => change({ [country]: codeOrText })}
            onBlur={() => leave(country)}
          />
        </Field>
        <Field {...field(address)} optional>
          <TextInput
            autoComplete={`section-${end} street-address`}
            value={form[address]}
            onChange={(event) => change({ [address]: event.target.value })}
            onBlur={() => leave(address)}
          />
        </Field>
        <Field {...field(postalCode)} optional className="sm:max-w-48">
          <TextInput
            autoComplete={`section-${end} postal-code`}
            value={form[postalCode]}
            onChange={(event) => change({ [postalCode]: event.target.value })}
            onBlur={() => leave(postalCode)}
          />
        </Field>
      </div>
    </fieldset>
  );
}
