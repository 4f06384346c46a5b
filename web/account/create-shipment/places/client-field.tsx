import { useState } from 'react';
import type { Client } from '#contract/people/account.ts';
import { call } from '#web/api/client.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { isUnknownClient, UNKNOWN_CLIENT } from '../blockers.ts';
import type { Wizard } from '../use-wizard.ts';

/** The client for whom staff book, found by name, company or e-mail. */
export function ClientField({ wizard: { client, bookFor } }: { wizard: Wizard }) {
  const [left, setLeft] = useState(false);
  return (
    <Field
      id="client"
      label="Client"
      optional
      hint="Search by name, company or e-mail. Leave blank to book for yourself."
      error={left && isUnknownClient(client) ? UNKNOWN_CLIENT : undefined}
      className="max-w-120"
    >
      <Combobox<Client>
        value={client?.name ?? ''}
        onValueChange={(name) => bookFor(name.trim() === '' ? null : { user_id: null, name })}
        onSelect={(taken) => bookFor({ user_id: taken.user_id, name: nameOf(taken) })}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        load={(q, signal) => call.people.clients({ q }, { signal })}
        nothingFound="No clients found."
        keyOf={({ user_id }) => user_id}
        textOf={nameOf}
        renderOption={({ full_name, company_name, email }) => (
          <span className="min-w-0 flex-1 truncate">
            <span className="font-semibold">{company_name ?? full_name}</span>
            <span className="text-ink-2">
              {company_name && `, ${full_name}`}, {email}
            </span>
          </span>
        )}
      />
    </Field>
  );
}

function nameOf({ full_name, company_name }: Client) {
  return company_name ? `${full_name}, ${company_name}` : full_name;
}
