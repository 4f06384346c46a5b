import type { Charge } from '#contract/charges.ts';
import { readTypedNumber } from '#domain/validation/typed-number.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { VatFields } from '#web/invoices/vat-fields.tsx';
import { readVat, vatMessages, vatValues } from '#web/invoices/vat-values.ts';
import { aboveZeroProblem, readMinor } from '#web/quotes/typed-money.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { ChargeCodeField } from '../../rates/charge-code-field.tsx';

const NEW = {
  charge_code: 'DOC',
  side: 'sell' as Charge['side'],
  quantity: '1',
  rate: '',
  currency: 'USD',
  reason: '',
  vat: vatValues(null),
};
type Values = typeof NEW;

const SIDES = [
  { value: 'sell', label: 'Sell: raises the price' },
  { value: 'buy', label: 'Buy: what it costs us' },
];

const resolver = rulesResolver(({ quantity, rate, currency, reason, side, vat }: Values) => ({
  ...(!(Number(readTypedNumber(quantity)) > 0) && { quantity: 'Enter a quantity above 0.' }),
  rate: aboveZeroProblem(rate, currency, 'Enter the rate, such as 45.00.'),
  ...(!/^[A-Z]{3}$/.test(currency) && { currency: 'Enter a currency code, such as USD.' }),
  ...(reason.trim() === '' && { reason: 'Enter the reason.' }),
  ...(side === 'sell' &&
    Object.fromEntries(
      Object.entries(vatMessages(vat)).map(([field, message]) => [`vat.${field}`, message]),
    )),
}));

/** Adds a charge to the shipment, with a reason. */
export function NewCharge({ tracking_number, onDone }: { tracking_number: string; onDone: () => void }) {
  const form = useForm<Values>({ initial: NEW, resolver });
  const add = useWrite({
    form,
    send: ({ rate, quantity, currency, vat, ...fields }: Values, options) =>
      call.charges.add(
        {
          ...fields,
          tracking_number,
          quantity: Number(readTypedNumber(quantity)),
          rate: { amount: readMinor(rate, currency) ?? 0, currency },
          ...(fields.side === 'sell' && { vat: readVat(vat) }),
        },
        options,
      ),
    onSuccess: onDone,
  });
  return (
    <SubmitForm
      form={form}
      call={add}
      onSubmit={form.submit(add.write)}
      submitLabel="Add"
      busyLabel="Adding..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="mb-5 rounded-md border border-line bg-surface p-4"
    >
      <div className="field-grid sm:grid-cols-2 lg:grid-cols-3">
        <ChargeCodeField
          value={form.values.charge_code}
          onChange={(charge_code) => form.change({ charge_code })}
          id={form.idOf('charge_code')}
          error={form.errorOf('charge_code')}
        />
        <Field label="Side" id={form.idOf('side')}>
          <Select {...form.field('side').control} options={SIDES} />
        </Field>
        <LineField form={form} name="quantity" label="Quantity" inputMode="decimal" autoComplete="off" />
        <LineField form={form} name="rate" label="Rate" inputMode="decimal" autoComplete="off" />
        <LineField form={form} name="currency" label="Currency" maxLength={3} autoComplete="off" />
        <LineField form={form} name="reason" label="Reason" maxLength={300} autoComplete="off" />
        {form.values.side === 'sell' && (
          <VatFields
            label="VAT"
            none="Customer or company default"
            values={form.values.vat}
            onChange={(vat) => form.change({ vat: { ...form.values.vat, ...vat } })}
            idOf={(field) => form.idOf(`vat.${field}`)}
            errorOf={(field) => form.errorOf(`vat.${field}`)}
          />
        )}
      </div>
    </SubmitForm>
  );
}
