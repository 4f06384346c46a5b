import { useId, useState } from 'react';
import {
  FILE_KIND_NAMES,
  FILE_KINDS,
  FILE_NEEDED,
  FILE_TYPES,
  type FileKind,
} from '#domain/files/shipment-file.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { useGuardedForm } from '#web/forms/leave-guard/guarded-forms.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Uploads } from './uploads/uploads.tsx';
import type { ChosenFile } from './uploads/use-upload.ts';

interface FileValues {
  files: File[];
  kind: FileKind;
  internal: boolean;
}

const EMPTY: FileValues = { files: [], kind: 'commercial_invoice', internal: false };
const KINDS = FILE_KINDS.map((value) => ({ value, label: FILE_KIND_NAMES[value] }));
const ACCEPTED = Object.values(FILE_TYPES).join(',');
const MAX_AT_ONCE = 10;
/** Uploads report their own failures. */
const NO_CALL = { failure: null, calls: 0, pending: false };

const resolver = rulesResolver(({ files }: FileValues) => ({
  files:
    files.length === 0
      ? FILE_NEEDED
      : files.length > MAX_AT_ONCE
        ? `Choose at most ${MAX_AT_ONCE} files at once.`
        : undefined,
}));

interface FileFormProps {
  tracking_number: string;
  forStaff: boolean;
}

/** Uploads files, each with its own progress and errors. */
export function FileForm({ tracking_number, forStaff }: FileFormProps) {
  const form = useForm({ initial: EMPTY, resolver });
  const prefix = useId();
  // A file input can only be emptied by replacing it.
  const [round, setRound] = useState(0);
  const [uploads, setUploads] = useState<readonly ChosenFile[]>([]);
  const [added, setAdded] = useState('');
  // Leaving cancels uploads.
  useGuardedForm({ isDirty: () => uploads.length > 0 });
  const start = ({ files, kind, internal }: FileValues) => {
    const chosen = files.map((file, index) => ({ id: `${prefix}-${round}-${index}`, file, kind, internal }));
    setUploads((former) => [...former, ...chosen]);
    setRound(round + 1);
    form.reset();
  };
  const end = (ended: ChosenFile, outcome: 'added' | 'removed') => {
    setUploads((former) => former.filter(({ id }) => id !== ended.id));
    if (outcome === 'added') setAdded(`${ended.file.name} was added.`);
  };
  return (
    <>
      <SubmitForm
        form={form}
        call={NO_CALL}
        onSubmit={form.submit(start)}
        submitLabel="Add file"
        busyLabel="Adding file..."
        variant="secondary"
        className="gap-3"
      >
        <Field
          label="File"
          hint={`PDF, photo, DOCX, XLSX or CSV, up to 25 MB. Up to ${MAX_AT_ONCE} at once.`}
          id={form.idOf('files')}
          error={form.errorOf('files')}
        >
          <FileInput
            key={round}
            multiple
            accept={ACCEPTED}
            onChange={({ target }) => form.change({ files: [...(target.files ?? [])] })}
          />
        </Field>
        <Field label="Kind" id={form.idOf('kind')} error={form.errorOf('kind')}>
          <Select {...form.field('kind').control} options={KINDS} />
        </Field>
        {forStaff && (
          <CheckboxRow
            {...form.field('internal').control}
            id={form.idOf('internal')}
            label="Internal file"
            hint="For staff only. The customer never gets it."
          />
        )}
      </SubmitForm>
      <Uploads tracking_number={tracking_number} files={uploads} onEnd={end} />
      <p role="status" className="sr-only">
        {added}
      </p>
    </>
  );
}
