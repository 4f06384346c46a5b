import type { FoundLine } from '#contract/rates/lines.ts';
import { RateChange } from '#domain/rates/adjust-line.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { RecordTable } from '../shipment-file/record-table.tsx';
import { conditionText } from './line-columns.tsx';
import { laneText, rateText } from './rate-text.ts';

const NEW = { by: 'percent', value: '' };
type Values = typeof NEW;
type Adjustment = Pick<Parameters<typeof call.rates.adjustLines>[0], 'lines' | 'change'>;

const KINDS = [
  { value: 'percent', label: 'Percent' },
  { value: 'amount', label: 'Amount per unit' },
];

const resolver = rulesResolver((values: Values) => ({
  ...(!RateChange.safeParse(changeOf(values)).success && { value: 'Enter a number such as 5 or -2.5.' }),
}));

/** Raises or lowers the rates of lines. The change is shown before it is made. */
export function AdjustLines({ lines, onClear }: { lines: readonly FoundLine[]; onClear: () => void }) {
  const form = useForm<Values>({ initial: NEW, resolver });
  const input = {
    lines: lines.map(({ tariff, line }) => ({ tariff_id: tariff.id, line })),
    change: changeOf(form.values),
  };
  const preview = useWrite({
    send: (adjustment: Adjustment, options) =>
      call.rates.adjustLines({ ...adjustment, dry_run: true }, options),
  });
  const adjust = useWrite({
    send: (adjustment: Adjustment, options) => call.rates.adjustLines(adjustment, options),
    onSuccess: ({ adjusted, tariffs }) => {
      toast({
        title: `${counted(adjusted.length, 'rate')} changed in ${counted(tariffs.length, 'new version')}`,
      });
      onClear();
    },
  });
  // What is shown is for these lines and this change only.
  const isShown = JSON.stringify(preview.sent?.input) === JSON.stringify(input);
  const result = isShown ? preview.sent?.response : undefined;
  const names = new Map(lines.map((line) => [`${line.tariff.id} ${line.line}`, line]));
  const named = ({ tariff_id, line }: { tariff_id: string; line: number }) => {
    const found = names.get(`${tariff_id} ${line}`);
    return found ? `${found.charge_code}, ${laneText(found)}, ${conditionText(found)}` : `Line ${line}`;
  };
  return (
    <section aria-labelledby="adjust" className="rounded-md border border-line bg-surface p-4">
      <h2 id="adjust" className="mb-3 text-h3">
        Change {counted(lines.length, 'rate')}
      </h2>
      <SubmitForm
        form={form}
        call={preview}
        onSubmit={form.submit(() => preview.write(input))}
        submitLabel="Preview changes"
        busyLabel="Computing..."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="By" id={form.idOf('by')}>
            <Select {...form.field('by').control} options={KINDS} />
          </Field>
          <LineField
            form={form}
            name="value"
            label={
              form.values.by === 'percent' ? 'Percent (negative to lower)' : 'Amount (negative to lower)'
            }
            inputMode="text"
            autoComplete="off"
            maxLength={12}
          />
        </div>
      </SubmitForm>
      {adjust.failure && <Alert title={adjust.failure} className="mt-4" />}
      {result && (
        <div className="mt-4 flex flex-col gap-4">
          <p role="status" className="text-ui">
            {counted(result.adjusted.length, 'rate')} would change in{' '}
            {counted(result.tariffs.length, 'tariff')}. Prices made before stay.
          </p>
          <RecordTable
            caption="Changed rates"
            rows={result.adjusted.slice(0, MAX_SHOWN)}
            keyOf={({ tariff_id, line }) => `${tariff_id} ${line}`}
            empty="No rate can be changed this way."
            columns={[
              { name: 'Rate', cell: named },
              { name: 'Now', cell: ({ before }) => rateText(before) },
              { name: 'Then', cell: ({ after }) => rateText(after) },
            ]}
          />
          {result.refused.length > 0 && (
            <RecordTable
              caption="Unchanged rates"
              rows={result.refused.slice(0, MAX_SHOWN)}
              keyOf={({ tariff_id, line }) => `${tariff_id} ${line}`}
              empty=""
              columns={[
                { name: 'Stays', cell: named },
                { name: 'Why', cell: ({ issue }) => issue },
              ]}
            />
          )}
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {result && result.adjusted.length > 0 && (
          <Button pending={adjust.pending} busyLabel="Changing..." onClick={() => adjust.write(input)}>
            Change {counted(result.adjusted.length, 'rate')}
          </Button>
        )}
        <Button variant="secondary" onClick={onClear}>
          Clear selection
        </Button>
      </div>
    </section>
  );
}

const MAX_SHOWN = 200;

function changeOf({ by, value }: Values): RateChange {
  return by === 'percent' ? { percent: value.trim() } : { amount: value.trim() };
}
