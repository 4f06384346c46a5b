import { formatMoney } from '#domain/money/format-money.ts';
import type { Form } from '#web/forms/use-form.ts';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { type BillValues, readOptional, totalOf } from './bill-values.ts';

/** The VAT of a bill and the total that it states, with what the lines and the VAT come to so far. */
export function BillSumFields({ form }: { form: Form<BillValues> }) {
  const { lines, currency, vat } = form.values;
  const unit = /^[A-Z]{3}$/.test(currency) ? currency : undefined;
  const field = {
    form,
    optional: true,
    inputMode: 'decimal',
    autoComplete: 'off',
    ...(unit && { unit }),
  } as const;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <LineField {...field} name="vat" label="VAT" hint="For the whole bill." />
        <LineField
          {...field}
          name="total"
          label="Total of the bill"
          hint="Compared with the lines and the VAT."
        />
      </div>
      {unit && lines.length > 0 && (
        <Sums
          currency={unit}
          net={totalOf({ lines, currency }).amount}
          vat={readOptional(vat, currency) ?? 0}
        />
      )}
    </div>
  );
}

/** In minor units. */
function Sums({ currency, net, vat }: { currency: string; net: number; vat: number }) {
  const sums = [
    ['Net', net],
    ['VAT', vat],
    ['Total', net + vat],
  ] as const;
  return (
    <p role="status" aria-label="Sums" className="flex flex-wrap gap-x-4 text-ui">
      {sums.map(([name, amount]) => (
        <span key={name}>
          {name} <span className="num font-semibold">{formatMoney({ amount, currency })}</span>
        </span>
      ))}
    </p>
  );
}
