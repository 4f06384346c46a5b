import { useState } from 'react';
import type { StoredContact } from '#contract/address-book.ts';
import { call } from '#web/api/client.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';

const MAX_SUGGESTED = 8;

interface ContactChoiceProps {
  /** Of the input. */
  id: string;
  organisation_id: string;
  onChoose: (contact: StoredContact) => void;
}

/** Finds a contact of the address book by typing. */
export function ContactChoice({ id, organisation_id, onChoose }: ContactChoiceProps) {
  const [typed, setTyped] = useState('');
  return (
    <Field id={id} label="From your address book" hint="Type a name, a person or a city.">
      <Combobox<StoredContact>
        autoFocus
        value={typed}
        onValueChange={setTyped}
        onSelect={onChoose}
        load={async (q, signal) => {
          const input = { id: organisation_id, q, limit: MAX_SUGGESTED };
          return (await call.addressBook.list(input, { signal })).contacts;
        }}
        nothingFound="No contact matches."
        keyOf={(contact) => contact.id}
        textOf={({ name }) => name}
        renderOption={({ name, city, country }) => (
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{name}</span>
            {city && <span className="text-ink-2">, {city}</span>}
            {country && <span className="text-ink-2">, {country}</span>}
          </span>
        )}
      />
    </Field>
  );
}
