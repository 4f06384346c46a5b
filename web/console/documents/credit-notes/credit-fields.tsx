import type { Invoice } from '#contract/invoices/invoice-records.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Form } from '#web/forms/use-form.ts';
import { RadioRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { CreditLineFields } from './credit-line-fields.tsx';
import { type CreditValues, leftOf } from './credit-values.ts';

interface CreditFieldsProps {
  invoice: Invoice;
  form: Form<CreditValues>;
}

/** What is credited, what follows, and why. */
export function CreditFields({ invoice, form }: CreditFieldsProps) {
  const { values, change, idOf, errorOf } = form;
  return (
    <>
      <Scope invoice={invoice} form={form} />
      <Afterwards form={form} />
      <Field label="Reason" hint="Printed on the credit note." id={idOf('reason')} error={errorOf('reason')}>
        <Textarea
          rows={3}
          maxLength={300}
          value={values.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </Field>
      {invoice.status === 'Paid' && (
        <p className="text-ui">
          This invoice is paid, so that the credit is a balance in favour of the client. Nothing is refunded
          by it.
        </p>
      )}
    </>
  );
}

function Scope({ invoice, form }: CreditFieldsProps) {
  const { values, change, idOf } = form;
  const isPartlyCredited = invoice.lines.some(({ credited }) => credited.amount !== 0);
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-ui font-semibold">Credit</legend>
      <RadioRow
        name={idOf('scope')}
        label={isPartlyCredited ? 'All that is left' : 'The whole invoice'}
        aside={<span className="num">{formatMoney(leftOf(invoice))}</span>}
        checked={values.scope === 'all'}
        onChange={() => change({ scope: 'all' })}
      />
      <RadioRow
        name={idOf('scope')}
        label="Some lines"
        hint={
          invoice.vat_groups.length > 0 &&
          'Enter amounts without VAT. It is credited at the rate of the line.'
        }
        checked={values.scope === 'lines'}
        onChange={() => change({ scope: 'lines' })}
      />
      {values.scope === 'lines' && <CreditLineFields invoice={invoice} form={form} />}
    </fieldset>
  );
}

function Afterwards({ form: { values, change, idOf } }: Pick<CreditFieldsProps, 'form'>) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-ui font-semibold">Afterwards</legend>
      <RadioRow
        name={idOf('afterwards')}
        label="Lower the price"
        hint="An allowance: the shipment brings in less, and nothing is invoiced again."
        checked={values.afterwards === 'allowance'}
        onChange={() => change({ afterwards: 'allowance' })}
      />
      <RadioRow
        name={idOf('afterwards')}
        label="Invoice it again"
        hint="A correction: the price stays, and the next invoice states these amounts unless you change the charges."
        checked={values.afterwards === 'billable'}
        onChange={() => change({ afterwards: 'billable' })}
      />
    </fieldset>
  );
}
