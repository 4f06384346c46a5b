import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { Form } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { type EntityValues, NEW_ACCOUNT } from './legal-entity-values.ts';

const MAX_ACCOUNTS = 10;
const FIELDS = [
  { name: 'holder', label: 'Account holder', max_length: 120 },
  { name: 'bank', label: 'Bank', max_length: 120 },
  { name: 'account', label: 'IBAN or account number', max_length: 42 },
  { name: 'routing_number', label: 'Routing number (ABA)', max_length: 11, optional: true },
  { name: 'bic', label: 'BIC', max_length: 11, optional: true },
  { name: 'currency', label: 'Currency', max_length: 3, optional: true },
] as const;

interface BankAccountFieldsProps {
  form: Pick<Form<EntityValues>, 'values' | 'change' | 'idOf' | 'errorOf'>;
}

/** The bank accounts that invoices state. */
export function BankAccountFields({ form: { values, change, idOf, errorOf } }: BankAccountFieldsProps) {
  const { accounts } = values;
  const addId = idOf('add-account');
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-ui font-semibold">Bank accounts on invoices</legend>
      <p className="text-caption">
        An account with a currency is on invoices in this currency; one without is on all others.
      </p>
      {accounts.map((account, place) => (
        // Rows are only added at the end and have no state of their own.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <fieldset key={place} className="rounded-md border border-line p-4">
          <legend className="sr-only">Bank account {place + 1}</legend>
          <div className="field-grid gap-x-5 gap-y-3 sm:grid-cols-2">
            {FIELDS.map(({ name, label, max_length, ...rest }) => {
              const path = `accounts.${place}.${name}`;
              return (
                <Field key={name} label={label} id={idOf(path)} error={errorOf(path)} {...rest}>
                  <TextInput
                    maxLength={max_length}
                    autoComplete="off"
                    value={account[name]}
                    onChange={({ target }) =>
                      change({
                        accounts: accounts.with(place, {
                          ...account,
                          [name]: name === 'currency' ? target.value.toUpperCase() : target.value,
                        }),
                      })
                    }
                  />
                </Field>
              );
            })}
          </div>
          <div className="mt-2 flex justify-end">
            <IconButton
              label={`Remove bank account ${place + 1}`}
              icon={<Trash aria-hidden="true" />}
              onClick={() => {
                change({ accounts: accounts.toSpliced(place, 1) });
                document.getElementById(addId)?.focus();
              }}
            />
          </div>
        </fieldset>
      ))}
      {accounts.length < MAX_ACCOUNTS && (
        <Button
          id={addId}
          variant="secondary"
          className="self-start"
          icon={<Plus aria-hidden="true" />}
          onClick={() => change({ accounts: [...accounts, NEW_ACCOUNT] })}
        >
          Add bank account
        </Button>
      )}
    </fieldset>
  );
}
