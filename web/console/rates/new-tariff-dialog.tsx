import { useNavigate } from 'react-router';
import type { RateSide } from '#domain/rates/rate-kinds.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { paths } from '#web/paths.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { tariffProblems } from './tariff-problems.ts';
import { useBaseCurrency } from './use-base-currency.ts';

interface Values {
  name: string;
  side: RateSide;
  company: string;
  organisation_id: string;
  /** Null until it is typed: our base currency. */
  currency: string | null;
  valid_from: string;
  valid_to: string;
  next_break: boolean;
}

const NEW: Values = {
  name: '',
  side: 'sell',
  company: '',
  organisation_id: '',
  currency: null,
  valid_from: '',
  valid_to: '',
  next_break: false,
};
const SIDES = [
  { value: 'sell', label: 'Sell: what customers pay' },
  { value: 'buy', label: 'Buy: what we pay' },
];

const resolver = rulesResolver((values: Values) => ({
  ...tariffProblems(values),
  ...(values.company !== '' &&
    values.organisation_id === '' && { company: 'Choose a company from the list.' }),
  ...(values.currency !== null &&
    !/^[A-Z]{3}$/.test(values.currency) && { currency: 'Enter a currency code, such as USD.' }),
}));

async function suggestCompanies(
  q: string,
  signal: AbortSignal,
): Promise<readonly { id: string; name: string }[]> {
  const { organisations } = await call.organisations.list({ q, limit: 8 }, { signal });
  return organisations;
}

/** Adds a tariff and opens it. */
export function NewTariffDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const baseCurrency = useBaseCurrency();
  const form = useForm<Values>({ initial: NEW, resolver });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ company: _, organisation_id, currency, ...fields }: Values, options) =>
      call.rates.createTariff(
        { ...fields, currency: currency ?? baseCurrency, organisation_id: organisation_id || null },
        options,
      ),
    onSuccess: ({ id }) => void navigate(paths.tariff(id)),
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  const { values, change, idOf, errorOf } = form;
  return (
    <FormDialog
      title="Add a tariff"
      description="Add its lines afterwards, from a sheet or one by one. Only the name and the days can be changed later."
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Add tariff"
      busyLabel="Adding..."
      pending={pending}
      leaving={leaving}
      onClose={close}
    >
      <Field label="Name" id={idOf('name')} error={errorOf('name')}>
        <TextInput {...form.field('name').control} maxLength={120} autoComplete="off" />
      </Field>
      <Field label="Side" id={idOf('side')} error={errorOf('side')}>
        <Select {...form.field('side').control} options={SIDES} />
      </Field>
      <Field
        label={values.side === 'sell' ? 'Customer' : 'Carrier or agent'}
        optional
        id={idOf('company')}
        error={errorOf('company')}
        hint={values.side === 'sell' ? 'Leave empty for all customers.' : undefined}
      >
        <Combobox
          value={values.company}
          onValueChange={(company) => change({ company, organisation_id: '' })}
          onSelect={({ id }) => change({ organisation_id: id })}
          load={suggestCompanies}
          keyOf={({ id }) => id}
          textOf={({ name }) => name}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <Field label="Currency" id={idOf('currency')} error={errorOf('currency')}>
          <TextInput
            maxLength={3}
            autoComplete="off"
            value={values.currency ?? baseCurrency}
            onChange={({ target }) => change({ currency: target.value.toUpperCase() })}
          />
        </Field>
        <Field label="First day" id={idOf('valid_from')} error={errorOf('valid_from')}>
          <TextInput {...form.field('valid_from').control} type="date" />
        </Field>
        <Field label="Last day" id={idOf('valid_to')} error={errorOf('valid_to')}>
          <TextInput {...form.field('valid_to').control} type="date" />
        </Field>
      </div>
      <CheckboxRow
        label="For air freight, charge the next weight break when it’s cheaper"
        checked={values.next_break}
        onChange={({ target }) => change({ next_break: target.checked })}
      />
    </FormDialog>
  );
}
