import type { NumberedLine, Tariff } from '#contract/rates/tariffs.ts';
import { ANY, MODE_OF_LOAD, RATE_BASES, RATE_LOADS, type RateLoad } from '#domain/rates/rate-kinds.ts';
import { call } from '#web/api/client.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { fieldsRefused } from '#web/forms/refused-fields.ts';
import { type Form, useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { LineField } from '#web/ui/fields/line-field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ChargeCodeField } from './charge-code-field.tsx';
import { conditionText } from './line-columns.tsx';
import { type LineValues, lineOf, lineResolver, valuesOf } from './line-values.ts';
import { BASIS_NAMES, laneText } from './rate-text.ts';

type LineForm = Form<LineValues>;

const LOADS = [
  ...RATE_LOADS.map((load) => ({ value: load as string, label: `${load}, by ${MODE_OF_LOAD[load]}` })),
  { value: ANY, label: 'All loads' },
];
const BASES = RATE_BASES.map((value) => ({ value, label: BASIS_NAMES[value] }));

/** The server accepts no line with these problems. */
class RefusedLine extends Error {
  readonly fields: Record<string, string>;
  constructor(refused: readonly { column: string; issue: string }[]) {
    super('The line was refused.');
    this.fields = Object.fromEntries(
      refused.map(({ column, issue }) => [column.split('.')[0] || 'charge_code', issue]),
    );
  }
}

interface LineDialogProps {
  tariff: Pick<Tariff, 'id' | 'currency'>;
  /** Null for a new line. The lane and the conditions of an existing one identify it and stay. */
  line: NumberedLine | null;
  onClose: () => void;
}

/** Adds a line to a tariff, or changes one, which makes its next version. */
export function LineDialog({ tariff: { id, currency }, line, onClose }: LineDialogProps) {
  const form = useForm<LineValues>({ initial: valuesOf(line), resolver: lineResolver });
  const { write, pending, failure } = useWrite({
    form,
    send: async (values: LineValues, options) => {
      const { refused, version } = await call.rates.addLines(
        { id, lines: [lineOf(values)], mode: 'all' },
        options,
      );
      if (refused.length > 0) throw new RefusedLine(refused);
      return version;
    },
    refusedIn: (error) => (error instanceof RefusedLine ? error.fields : fieldsRefused(error)),
    onSuccess: (version) => {
      toast({ title: `Version ${version} is in use` });
      onClose();
    },
  });
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  const title = line ? 'Edit line' : 'Add a line';
  return (
    <FormDialog
      title={title}
      description={
        line
          ? `${laneText(line)} · ${line.charge_code} · ${conditionText(line)}. Existing prices don’t change.`
          : 'It replaces a line of the same lane, charge and conditions.'
      }
      form={form}
      failure={failure}
      onSubmit={form.submit(write)}
      submitLabel="Save"
      busyLabel="Saving..."
      pending={pending}
      leaving={leaving}
      onClose={close}
    >
      {!line && <ConditionFields form={form} />}
      <RateFields form={form} currency={currency} />
    </FormDialog>
  );
}

/** The lane and the conditions of a new line. */
function ConditionFields({ form }: { form: LineForm }) {
  const { values, change, idOf, errorOf } = form;
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {(['origin', 'destination'] as const).map((end) => (
        <Field
          key={end}
          label={end === 'origin' ? 'From' : 'To'}
          hint="A UN/LOCODE such as DEHAM, a country such as DE, a zone, or * for any."
          id={idOf(end)}
          error={errorOf(end)}
        >
          <TextInput
            autoComplete="off"
            maxLength={20}
            value={values[end]}
            onChange={({ target }) => change({ [end]: target.value.toUpperCase() })}
          />
        </Field>
      ))}
      <Field label="Load" id={idOf('load')} error={errorOf('load') ?? errorOf('mode')}>
        <Select
          value={values.load}
          options={LOADS}
          onChange={({ target }) =>
            change({ load: target.value, mode: MODE_OF_LOAD[target.value as RateLoad] ?? ANY })
          }
        />
      </Field>
      <LineField
        form={form}
        name="size_type"
        label="Container type, such as 40HC"
        optional
        maxLength={20}
        autoComplete="off"
      />
      <ChargeCodeField
        value={values.charge_code}
        onChange={(charge_code) => change({ charge_code })}
        id={idOf('charge_code')}
        error={errorOf('charge_code')}
        withCodes
      />
      <LineField form={form} name="carrier" label="Carrier" optional autoComplete="off" />
      <LineField
        form={form}
        name="commodity"
        label="HS code, or DG"
        optional
        maxLength={10}
        autoComplete="off"
      />
    </div>
  );
}

/** What the line charges, and what transit and free time it includes. */
function RateFields({ form, currency }: { form: LineForm; currency: string }) {
  const { values, change, idOf, errorOf } = form;
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Field label="Basis" id={idOf('basis')} error={errorOf('basis')}>
          <Select
            value={values.basis}
            options={BASES}
            onChange={({ target }) => change({ basis: target.value })}
          />
        </Field>
        <LineField form={form} name="rate" label={`Rate, ${currency}`} inputMode="decimal" />
        <LineField form={form} name="minimum" label="Minimum" optional inputMode="decimal" />
        <LineField form={form} name="maximum" label="Maximum" optional inputMode="decimal" />
        <LineField form={form} name="transit_days" label="Transit days" optional inputMode="numeric" />
        <LineField form={form} name="free_days" label="Free days" optional inputMode="numeric" />
      </div>
      <Field
        label="Breaks"
        optional
        hint="The rates from larger quantities, for example: 100 = 4.20; 300 = 3.90. For demurrage and detention, quantities are days after the free time."
        id={idOf('breaks')}
        error={errorOf('breaks')}
      >
        <TextInput {...form.field('breaks').control} autoComplete="off" />
      </Field>
      <Field
        label="Included charges"
        optional
        hint="Charge codes that the rate includes, for example: BAF, DOC."
        id={idOf('inclusive_of')}
        error={errorOf('inclusive_of')}
      >
        <TextInput {...form.field('inclusive_of').control} autoComplete="off" />
      </Field>
      <LineField form={form} name="notes" label="Notes" optional maxLength={300} autoComplete="off" />
    </>
  );
}
