import {
  CHARGE_CATEGORIES,
  type ChargeCode,
  ChargeCode as ChargeCodeSchema,
  TAX_CATEGORIES,
} from '#domain/rates/charge-code.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useCloseQuestion } from '#web/forms/use-leave-question.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { MODE_NAMES } from '#web/shipments/mode-icon.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';

export const TAX_NAMES: Readonly<Record<ChargeCode['tax_category'], string>> = {
  standard: 'Standard',
  zero: 'Zero-rated',
  exempt: 'Exempt',
  reverse: 'Reverse charge',
};

type Values = Omit<ChargeCode, 'position'> & { position: string };

const NEW: Values = {
  code: '',
  name: '',
  category: 'surcharge',
  tax_category: 'zero',
  ledger_account: '',
  modes: [],
  position: '',
};
const CATEGORIES = CHARGE_CATEGORIES.map((value) => ({
  value,
  label: capitalize(value),
}));
const TAXES = TAX_CATEGORIES.map((value) => ({ value, label: TAX_NAMES[value] }));

const resolver = rulesResolver(({ code, name, position }: Values) => ({
  ...(!ChargeCodeSchema.shape.code.safeParse(code).success && { code: 'Use 2 to 12 letters and digits.' }),
  ...(name.trim() === '' && { name: 'Enter a name.' }),
  ...(!/^\d{1,4}$/.test(position.trim()) && { position: 'Enter a whole number up to 9999.' }),
}));

/** Adds a charge code, or changes one. What it was used for keeps its name. */
export function ChargeCodeDialog({ code, onClose }: { code: ChargeCode | null; onClose: () => void }) {
  const form = useForm<Values>({
    initial: code ? { ...code, position: String(code.position) } : NEW,
    resolver,
  });
  const { write, pending, failure } = useWrite({
    form,
    send: ({ position, ...fields }: Values, options) =>
      call.rates.setChargeCode({ ...fields, position: Number(position) }, options),
    onSuccess: onClose,
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  const { values, change, idOf } = form;
  const title = code ? `Edit ${code.code}` : 'Add a charge code';
  return (
    <FormDialog
      title={title}
      description="Existing charges, quotes and invoices keep the name they were made with."
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Save"
      busyLabel="Saving..."
      pending={pending}
      leaving={leaving}
      onClose={close}
    >
      {!code && <LineField form={form} name="code" label="Code" maxLength={12} autoComplete="off" />}
      <LineField form={form} name="name" label="Name" maxLength={80} autoComplete="off" />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Category" id={idOf('category')}>
          <Select {...form.field('category').control} options={CATEGORIES} />
        </Field>
        <Field label="Tax category" id={idOf('tax_category')}>
          <Select {...form.field('tax_category').control} options={TAXES} />
        </Field>
        <LineField
          form={form}
          name="ledger_account"
          label="Ledger account"
          optional
          maxLength={20}
          autoComplete="off"
        />
        <LineField form={form} name="position" label="Order on invoices" inputMode="numeric" maxLength={4} />
      </div>
      <fieldset className="flex flex-col gap-2 border-0 p-0">
        <legend className="mb-2 text-ui font-semibold">
          Modes <span className="font-normal text-ink-3">(optional)</span>
        </legend>
        <p className="text-caption">Choose none for all modes.</p>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {TRANSPORT_MODES.map((mode) => (
            <CheckboxRow
              key={mode}
              label={MODE_NAMES[mode]}
              checked={values.modes.includes(mode)}
              onChange={({ target }) =>
                change({
                  modes: TRANSPORT_MODES.filter((each) =>
                    each === mode ? target.checked : values.modes.includes(each),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
}
