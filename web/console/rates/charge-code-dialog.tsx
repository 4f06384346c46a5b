import { useQueryClient } from '@tanstack/react-query';
import type { StoredChargeCode } from '#contract/rates/charge-codes.ts';
import {
  CHARGE_CATEGORIES,
  type ChargeCode,
  ChargeCode as ChargeCodeSchema,
  TAX_CATEGORIES,
} from '#domain/rates/charge-code.ts';
import { TRANSPORT_MODES } from '#domain/routing/transport-mode.ts';
import { capitalize } from '#domain/validation/capitalize.ts';
import { isRefusal } from '#web/api/api-errors.ts';
import { api, call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { RecordFormDialog } from '#web/forms/versions/record-form-dialog.tsx';
import { useRecordForm } from '#web/forms/versions/use-record-form.ts';
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

const TAKEN = 'This charge code exists already. Choose another one, or edit the existing one.';

const FIELD_NAMES: Record<string, string> = {
  name: 'Name',
  category: 'Category',
  tax_category: 'Tax category',
  ledger_account: 'Ledger account',
  modes: 'Modes',
  position: 'Order on invoices',
};

function textOf(field: string, value: unknown): string | undefined {
  const labels = { category: CATEGORIES, tax_category: TAXES }[field];
  if (labels) return labels.find((option) => option.value === value)?.label;
  return field === 'modes'
    ? (value as Values['modes']).map((mode) => MODE_NAMES[mode]).join(', ')
    : String(value);
}

function valuesOf(stored: StoredChargeCode | null): Values {
  if (!stored) return NEW;
  const { updated_at: _, position, ...fields } = stored;
  return { ...fields, position: String(position) };
}

/** Adds a charge code, or changes one. What it was used for keeps its name. */
export function ChargeCodeDialog({ code, onClose }: { code: StoredChargeCode | null; onClose: () => void }) {
  const queryClient = useQueryClient();
  const edit = useRecordForm<StoredChargeCode, Values>({
    record: code,
    valuesOf,
    resolver,
    send: ({ position, ...fields }, options) =>
      call.rates.setChargeCode({ ...fields, position: Number(position) }, options),
    readNewest: async () => {
      const read = { ...api.rates.chargeCodes.queryOptions(), staleTime: 0 };
      return (await queryClient.fetchQuery(read)).charge_codes.find((each) => each.code === code?.code);
    },
    refusedIn: (error) =>
      !code && isRefusal(error, 'PRECONDITION_FAILED') ? { code: TAKEN } : fieldsRefused(error),
    onSuccess: onClose,
    invalidates: api.rates.chargeCodes.key(),
  });
  const { form } = edit;
  const { values, change, idOf } = form;
  const title = code ? `Edit ${code.code}` : 'Add a charge code';
  return (
    <RecordFormDialog
      title={title}
      description="Existing charges, quotes and invoices keep the name they were made with."
      edit={edit}
      what="this charge code"
      nameOf={(field) => FIELD_NAMES[field]}
      textOf={textOf}
      onClose={onClose}
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
    </RecordFormDialog>
  );
}
