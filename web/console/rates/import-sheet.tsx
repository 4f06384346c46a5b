import { useEffect, useEffectEvent, useState } from 'react';
import type { Tariff } from '#contract/rates/tariffs.ts';
import { REQUIRED_COLUMNS, SHEET_COLUMNS } from '#domain/rates/sheet-columns.ts';
import { call } from '#web/api/client.ts';
import { InlineForm } from '#web/forms/inline-form.tsx';
import { useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { ColumnMapping } from '../imports/column-mapping.tsx';
import { ProblemTable } from '../imports/problem-table.tsx';
import { SheetInput } from '../imports/sheet-input.tsx';
import { LineChanges } from './line-changes.tsx';

interface Sheet {
  file: File;
  replace: boolean;
  /** A JSON object; without one, the server applies the mapping of the last import with this header. */
  mapping?: string;
}

const TEMPLATE = [
  SHEET_COLUMNS.join(','),
  'CNSHA,NLRTM,sea,FCL,40HC,FRT,container,1850.00,,,,32,7,Maersk,,,',
  'CNSHA,DEFRA,air,AIR,,FRT,kg,5.20,45 = 4.60; 100 = 4.10,95.00,,4,,,,,',
  '*,NLRTM,sea,FCL,,THCD,container,245.00,,,,,,,,,',
].join('\r\n');

/** Checks a sheet first and shows what it would change; then adds its good rows as the next version. */
export function ImportSheet({ tariff: { id, version } }: { tariff: Pick<Tariff, 'id' | 'version'> }) {
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [replace, setReplace] = useState(false);
  const [mapping, setMapping] = useState<Record<string, string>>({});
  const check = useWrite({
    parallel: 'latest',
    send: (chosen: Sheet, options) => call.rates.addLines({ id, ...chosen, dry_run: true }, options),
  });
  const add = useWrite({
    send: (chosen: Sheet, options) => call.rates.addLines({ id, ...chosen }, options),
    onSuccess: ({ version }) => {
      toast({ title: `Version ${version} is in use` });
      setSheet(null);
    },
  });
  const choose = (file: File | undefined, replaces: boolean, mapped: Record<string, string>) => {
    setReplace(replaces);
    setMapping(mapped);
    const written = Object.keys(mapped).length > 0 && { mapping: JSON.stringify(mapped) };
    const chosen = file ? { file, replace: replaces, ...written } : null;
    setSheet(chosen);
    if (chosen) check.write(chosen);
  };
  const checkAgain = useEffectEvent(() => choose(sheet?.file, replace, mapping));
  // The difference is to the version in use; version 0 is the one before any lines.
  useEffect(() => {
    if (version > 0) checkAgain();
  }, [version]);
  const checked = sheet && check.sent?.input === sheet ? check.sent.response : null;
  const failure = check.failure ?? add.failure;
  const mayImport =
    checked &&
    checked.accepted > 0 &&
    changesSomething(checked.difference) &&
    !(replace && checked.refused.length > 0);
  if (!open)
    return (
      <Button variant="secondary" className="mb-6" onClick={() => setOpen(true)}>
        Import a sheet
      </Button>
    );
  return (
    <InlineForm>
      <section aria-labelledby="import" className="mb-8">
        <h2 id="import" className="mb-3 text-h3">
          Import a sheet
        </h2>
        <div className="flex flex-col gap-4 rounded-md border border-line bg-surface p-4">
          <Field
            label="CSV or XLSX file"
            hint={`The first row names the columns. Required: ${REQUIRED_COLUMNS.join(', ')}.`}
          >
            <SheetInput
              accept=".csv,.xlsx"
              onChange={({ target }) => choose(target.files?.[0], replace, {})}
            />
          </Field>
          <CheckboxRow
            label="Replace all lines"
            hint="Lines missing from the sheet are removed."
            checked={replace}
            onChange={({ target }) => choose(sheet?.file, target.checked, mapping)}
          />
          {failure && <Alert title={failure} />}
          {checked && (
            <CheckedSheet
              checked={checked}
              replace={replace}
              mapping={mapping}
              onMapping={(mapped) => choose(sheet?.file, replace, mapped)}
            />
          )}
          <div className="flex flex-wrap gap-3">
            {sheet && mayImport && (
              <Button pending={add.pending} busyLabel="Importing..." onClick={() => add.write(sheet)}>
                Import {counted(checked.accepted, checked.refused.length > 0 ? 'good row' : 'row')}
              </Button>
            )}
            <Button
              variant="secondary"
              onClick={() => saveFile(new Blob([TEMPLATE], { type: 'text/csv' }), 'rate-sheet.csv')}
            >
              Download the template
            </Button>
          </div>
        </div>
      </section>
    </InlineForm>
  );
}

interface CheckedSheetProps {
  checked: Awaited<ReturnType<typeof call.rates.addLines>>;
  /** Whether the sheet replaces all lines. */
  replace: boolean;
  mapping: Record<string, string>;
  onMapping: (mapping: Record<string, string>) => void;
}

/** What importing the sheet would change, and what is wrong with it. */
function CheckedSheet({ checked, replace, mapping, onMapping }: CheckedSheetProps) {
  const { accepted, refused, difference, changes } = checked;
  return (
    <>
      <p role="status" className="text-ui">
        {counted(accepted, 'good row')}: {difference.added} new, {difference.changed} changed,{' '}
        {difference.unchanged} unchanged
        {replace && `, ${difference.removed} removed`}. {counted(refused.length, 'problem')}.
      </p>
      {Object.keys(checked.mapping).length > 0 && (
        <p className="text-ui text-ink-2">{mappingText(checked.mapping)}</p>
      )}
      <ColumnMapping columns={SHEET_COLUMNS} refused={refused} mapping={mapping} onChange={onMapping} />
      <ProblemTable refused={refused} />
      {changes.length > 0 && <LineChanges changes={changes} />}
      {accepted > 0 && refused.length > 0 && (
        <p className="text-ui text-ink-2">
          {replace
            ? 'Correct the sheet and choose it again: replacing all lines needs every row.'
            : 'Import the good rows, or correct the sheet and choose it again to import it whole.'}
        </p>
      )}
    </>
  );
}

function changesSomething({ added, changed, removed }: Record<'added' | 'changed' | 'removed', number>) {
  return added + changed + removed > 0;
}

function mappingText(mapping: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(mapping).map(([from, to]) => `${from} is ${to || 'not imported'}`);
  return `Columns: ${pairs.join(', ')}. This is remembered for sheets with the same header.`;
}
