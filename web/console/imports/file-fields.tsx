import { IMPORT_KINDS, type ImportKind } from '#domain/imports/import-kind.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { KIND_LABELS } from './kind-labels.ts';
import { SheetInput } from './sheet-input.tsx';

interface FileFieldsProps {
  kind: ImportKind;
  onKind: (kind: ImportKind) => void;
  onFile: (file: File | null) => void;
}

const KINDS = IMPORT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }));

/** What is imported, from which file, and the templates of such files. */
export function FileFields({ kind, onKind, onFile }: FileFieldsProps) {
  const isPassport = kind === 'passport';
  return (
    <>
      <div className="field-grid sm:grid-cols-2">
        <Field label="What it contains">
          <Select options={KINDS} value={kind} onValueChange={onKind} />
        </Field>
        <Field
          label={isPassport ? 'ZIP file' : 'CSV or XLSX file'}
          hint={
            isPassport
              ? 'At most 25 MB. Exported from a company of another installation.'
              : 'At most 25 MB. The first row names the columns.'
          }
        >
          <SheetInput
            accept={isPassport ? '.zip' : '.csv,.xlsx'}
            onChange={({ target }) => onFile(target.files?.[0] ?? null)}
          />
        </Field>
      </div>
      {!isPassport && (
        <p className="text-ui">
          Template with an example:{' '}
          <a className="link" href={`/api/imports/templates/${kind}`} download>
            CSV
          </a>
          {' · '}
          <a className="link" href={`/api/imports/templates/${kind}?format=xlsx`} download>
            XLSX
          </a>
        </p>
      )}
    </>
  );
}
