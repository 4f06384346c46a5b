import { useState } from 'react';
import { EXCHANGE_RATE_COLUMNS } from '#domain/rates/sheet-columns.ts';
import { call } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { ProblemTable } from '../imports/problem-table.tsx';
import { SheetInput } from '../imports/sheet-input.tsx';

/** Checks a sheet of exchange rates first, then records its good rows. */
export function ImportExchangeRates() {
  const [file, setFile] = useState<File | null>(null);
  const check = useWrite({
    parallel: 'latest',
    send: (chosen: File, options) => call.rates.importExchangeRates({ file: chosen, dry_run: true }, options),
  });
  const add = useWrite({
    send: (chosen: File, options) => call.rates.importExchangeRates({ file: chosen }, options),
    onSuccess: ({ added }) => {
      toast({ title: `${counted(added, 'exchange rate')} added` });
      setFile(null);
    },
  });
  const checked = file && check.sent?.input === file ? check.sent.response : null;
  const failure = check.failure ?? add.failure;
  return (
    <section
      aria-label="Import exchange rates"
      className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4"
    >
      <Field
        label="Import a CSV or XLSX file"
        hint={`The first row names the columns: ${EXCHANGE_RATE_COLUMNS.join(', ')}. Existing rates are skipped.`}
      >
        <SheetInput
          accept=".csv,.xlsx"
          onChange={({ target }) => {
            const chosen = target.files?.[0] ?? null;
            setFile(chosen);
            if (chosen) check.write(chosen);
          }}
        />
      </Field>
      {failure && <Alert title={failure} />}
      {checked && (
        <p role="status" className="text-ui">
          {counted(checked.accepted, 'good row')}, {checked.added} of them new.{' '}
          {counted(checked.refused.length, 'problem')}.
        </p>
      )}
      {checked && <ProblemTable refused={checked.refused} />}
      {file && checked && checked.added > 0 && (
        <Button
          className="self-start"
          pending={add.pending}
          busyLabel="Importing..."
          onClick={() => add.write(file)}
        >
          Import {counted(checked.added, 'new rate')}
        </Button>
      )}
    </section>
  );
}
