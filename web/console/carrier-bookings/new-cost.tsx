import type { CarrierBooking, CarrierCost } from '#contract/carrier-bookings.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { aboveZeroProblem, amountProblem, readMinor } from '#web/quotes/typed-money.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ChargeCodeField } from '../rates/charge-code-field.tsx';
import { BASIS_NAMES } from './booking-labels.ts';

const BASES = Object.entries(BASIS_NAMES).map(([value, label]) => ({ value, label }));

const NEW = {
  charge_code: 'FRT',
  amount: '',
  currency: 'USD',
  basis: 'm3' as CarrierCost['basis'],
  /** By tracking number. */
  shares: {} as Record<string, string>,
};
type Values = typeof NEW;

const minorUnits = (typed: string, currency: string) => readMinor(typed, currency) ?? Number.NaN;

/** Shares a cost of the booking out over its shipments. */
export function NewCost({ booking, onDone }: { booking: CarrierBooking; onDone: () => void }) {
  const { id, shipments } = booking;
  const form = useForm<Values>({ initial: NEW, resolver: rulesResolver(broken) });
  const add = useWrite({
    form: {
      snapshot: form.snapshot,
      settle: form.settle,
      // The server names a share by its place, the form by its shipment.
      refuse: (messages) =>
        form.refuse(
          Object.fromEntries(
            Object.entries(messages).map(([path, message]) => [
              path.startsWith('shares') ? `shares.${shipments[0]}` : path,
              message,
            ]),
          ),
        ),
    },
    send: ({ amount, currency, basis, shares, charge_code }: Values, options) =>
      call.carrierBookings.addCost(
        {
          id,
          charge_code,
          basis,
          amount: { amount: minorUnits(amount, currency), currency },
          ...(basis === 'manual' && {
            shares: shipments.map((tracking_number) => ({
              tracking_number,
              amount: minorUnits(shares[tracking_number]?.trim() || '0', currency),
            })),
          }),
        },
        options,
      ),
    onSuccess: onDone,
  });
  const { basis, amount, currency, shares } = form.values;
  const left =
    minorUnits(amount, currency) -
    shipments.reduce((sum, number) => sum + minorUnits(shares[number]?.trim() || '0', currency), 0);
  return (
    <SubmitForm
      form={form}
      call={add}
      onSubmit={form.submit(add.write)}
      submitLabel="Allocate"
      busyLabel="Allocating..."
      beside={
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
      className="mb-5 rounded-md border border-line bg-surface p-4"
    >
      <div className="field-grid sm:grid-cols-2 lg:grid-cols-4">
        <ChargeCodeField
          value={form.values.charge_code}
          onChange={(charge_code) => form.change({ charge_code })}
          id={form.idOf('charge_code')}
          error={form.errorOf('charge_code')}
        />
        <LineField form={form} name="amount" label="Cost" inputMode="decimal" autoComplete="off" />
        <LineField form={form} name="currency" label="Currency" maxLength={3} autoComplete="off" />
        <Field label="Allocation" id={form.idOf('basis')} error={form.errorOf('basis')}>
          <Select {...form.field('basis').control} options={BASES} />
        </Field>
      </div>
      {basis === 'manual' && (
        <fieldset className="flex min-w-0 flex-col gap-4">
          <legend className="mb-1.5 text-ui font-semibold">Share of each shipment</legend>
          <div className="field-grid sm:grid-cols-2 lg:grid-cols-4">
            {shipments.map((number) => {
              const path = `shares.${number}` as const;
              return (
                <Field key={number} label={number} id={form.idOf(path)} error={form.errorOf(path)} optional>
                  <TextInput {...form.field(path).control} inputMode="decimal" autoComplete="off" />
                </Field>
              );
            })}
          </div>
          {Number.isFinite(left) && left !== 0 && /^[A-Z]{3}$/.test(currency) && (
            <p role="status" className="text-ui text-ink-2">
              {left > 0 ? 'Left to allocate: ' : 'Over-allocated: '}
              <span className="num">{formatMoney({ amount: Math.abs(left), currency })}</span>
            </p>
          )}
        </fieldset>
      )}
    </SubmitForm>
  );
}

function broken({ amount, currency, basis, shares }: Values) {
  return {
    amount: aboveZeroProblem(amount, currency, 'Enter the cost, such as 4500.00.'),
    ...(!/^[A-Z]{3}$/.test(currency) && { currency: 'Enter a currency code, such as USD.' }),
    ...(basis === 'manual' &&
      Object.fromEntries(
        Object.entries(shares)
          .filter(([, share]) => share.trim() !== '')
          .map(([number, share]) => [
            `shares.${number}`,
            amountProblem(share, currency, 'Enter an amount, such as 45.00.'),
          ]),
      )),
  };
}
