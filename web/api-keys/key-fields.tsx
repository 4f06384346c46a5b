import { isCompanyScope, isTestScope, type Scope } from '#domain/api-keys/key-areas.ts';
import type { Form } from '#web/forms/use-form.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ScopeChoice } from './scope-choice.tsx';

export interface KeyValues {
  name: string;
  /** For test shipments only. */
  test: boolean;
  scopes: Scope[];
  /** A calendar day, or ''. */
  expires_at: string;
  /** Separated by commas. */
  allowed_networks: string;
}

interface KeyFieldsProps {
  form: Form<KeyValues>;
  ofCarrier: boolean;
}

export function KeyFields({ form, ofCarrier }: KeyFieldsProps) {
  const { values, change, errorOf, idOf } = form;
  const name = form.field('name');
  const expiry = form.field('expires_at');
  const networks = form.field('allowed_networks');
  return (
    <>
      <Field
        label="Name"
        hint={ofCarrier ? 'For example, the carrier’s system.' : 'For example, the program that uses it.'}
        id={idOf('name')}
        error={name.error}
      >
        <TextInput {...name.control} maxLength={80} autoComplete="off" />
      </Field>
      {!ofCarrier && (
        <>
          <CheckboxRow
            label="Test key"
            hint="Sees and books test shipments only, such as the test numbers. Nobody is notified of them."
            checked={values.test}
            onChange={({ target: { checked: test } }) =>
              change({ test, ...(test && { scopes: values.scopes.filter(isTestScope) }) })
            }
          />
          <ScopeChoice
            isOffered={values.test ? isTestScope : isCompanyScope}
            id={idOf('scopes')}
            chosen={values.scopes}
            error={errorOf('scopes')}
            onChange={(scopes) => change({ scopes })}
          />
        </>
      )}
      <Field label="Expires on" optional id={idOf('expires_at')} error={expiry.error}>
        <TextInput {...expiry.control} type="date" />
      </Field>
      <Field
        label="Allowed networks"
        optional
        hint="Addresses or CIDR ranges, separated by commas."
        id={idOf('allowed_networks')}
        error={networks.error}
      >
        <TextInput {...networks.control} autoComplete="off" />
      </Field>
    </>
  );
}
