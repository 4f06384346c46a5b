import { useNavigate, useSearchParams } from 'react-router';
import { dayInUtc } from '#domain/calendar/calendar-day.ts';
import { SUPPLIER_ROLES } from '#domain/supplier-bills/supplier-bill.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { GuardedPage } from '#web/forms/leave-guard/guarded-page.tsx';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Combobox } from '#web/ui/fields/combobox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { useNow } from '#web/ui/use-now.ts';
import { BillLineFields } from './bill-line-fields.tsx';
import { billPaths } from './bill-paths.ts';
import { BillSumFields } from './bill-sum-fields.tsx';
import { type BillValues, billInput, billMessages, NEW_BILL, refusedBillFields } from './bill-values.ts';
import { CostPicker } from './cost-picker.tsx';

/** How many companies of each role are suggested. */
const SUGGESTED = 8;

/** Searches each role, because most companies are customers, which would leave no room for suppliers. */
async function suggestSuppliers(q: string, signal: AbortSignal) {
  const lists = await Promise.all(
    SUPPLIER_ROLES.map((role) => call.organisations.list({ q, role, limit: SUGGESTED }, { signal })),
  );
  const found = new Map(
    lists.flatMap(({ organisations }) => organisations.map((company) => [company.id, company])),
  );
  return [...found.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Records a bill: who it is from, and a line for each cost that it states. */
export function NewBill() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const today = dayInUtc(useNow());
  const form = useForm({
    initial: NEW_BILL,
    resolver: rulesResolver((values: BillValues) => billMessages(values, today)),
  });
  const record = useWrite({
    form,
    send: (values: BillValues, options) => call.supplierBills.record(billInput(values), options),
    onSuccess: ({ id, number }) => {
      toast({ title: 'Supplier bill recorded', description: number });
      void navigate(billPaths.bill(id));
    },
    refusedIn: refusedBillFields,
  });
  const { values, change, idOf, errorOf } = form;
  const { lines } = values;
  return (
    <GuardedPage parameters={['record']}>
      <SubmitForm
        form={form}
        call={record}
        onSubmit={form.submit(record.write)}
        submitLabel="Record bill"
        busyLabel="Recording..."
        className="max-w-240"
      >
        <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          <Field label="Supplier" id={idOf('supplier')} error={errorOf('supplier')}>
            <Combobox
              value={values.supplier}
              onValueChange={(supplier) => change({ supplier, supplier_id: '' })}
              onSelect={({ id }) => change({ supplier_id: id })}
              load={suggestSuppliers}
              keyOf={({ id }) => id}
              textOf={({ name }) => name}
              nothingFound="No such supplier. Add the company or its role under Companies."
            />
          </Field>
          <LineField form={form} name="number" label="Bill number" maxLength={60} autoComplete="off" />
          <Field label="Currency" id={idOf('currency')} error={errorOf('currency')}>
            <TextInput
              maxLength={3}
              autoComplete="off"
              value={values.currency}
              onChange={({ target }) => change({ currency: target.value.toUpperCase() })}
            />
          </Field>
          <LineField form={form} name="billed_on" label="Date" type="date" />
          <LineField form={form} name="due_on" label="Due date" type="date" />
        </div>
        <BillLineFields form={form} />
        <CostPicker
          initial={parameters.get('record') ?? ''}
          id={idOf('lines')}
          error={errorOf('lines')}
          currency={values.currency}
          taken={lines.map(({ key }) => key)}
          onAdd={(line) => change({ lines: [...form.getValues().lines, line] })}
        />
        <BillSumFields form={form} />
      </SubmitForm>
    </GuardedPage>
  );
}
