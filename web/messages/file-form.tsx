import { useState } from 'react';
import {
  FILE_KIND_NAMES,
  FILE_KINDS,
  FILE_NEEDED,
  FILE_TOO_LARGE,
  FILE_TYPES,
  type FileKind,
  LARGEST_FILE_BYTES,
} from '#domain/files/shipment-file.ts';
import { call } from '#web/api/client.ts';
import { rulesResolver } from '#web/forms/field-messages.ts';
import { SubmitForm } from '#web/forms/submit-form.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { CheckboxRow } from '#web/ui/fields/choice-row.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';

interface FileValues {
  file: File | undefined;
  kind: FileKind;
  internal: boolean;
}

const EMPTY: FileValues = { file: undefined, kind: 'commercial_invoice', internal: false };
const KINDS = FILE_KINDS.map((value) => ({ value, label: FILE_KIND_NAMES[value] }));
const ACCEPTED = Object.values(FILE_TYPES).join(',');

const resolver = rulesResolver(({ file }: FileValues) => ({
  file: !file || file.size === 0 ? FILE_NEEDED : file.size > LARGEST_FILE_BYTES ? FILE_TOO_LARGE : undefined,
}));

interface FileFormProps {
  tracking_number: string;
  forStaff: boolean;
}

/** Adds a file. The choice stays after a failure. */
export function FileForm({ tracking_number, forStaff }: FileFormProps) {
  const form = useForm({ initial: EMPTY, resolver });
  // A file input can only be emptied by replacing it.
  const [round, setRound] = useState(0);
  const upload = useWrite({
    send: ({ file, kind, internal }: FileValues, options) =>
      call.files.upload(
        {
          tracking_number,
          file: file as File,
          kind,
          visibility: internal ? ('internal' as const) : ('customer' as const),
        },
        options,
      ),
    onSuccess: () => {
      form.reset();
      setRound((former) => former + 1);
    },
    form,
  });
  return (
    <SubmitForm
      form={form}
      call={upload}
      onSubmit={form.submit(upload.write)}
      submitLabel="Add file"
      busyLabel="Adding file..."
      className="gap-3"
    >
      <Field
        label="File"
        hint="PDF, photo, DOCX, XLSX or CSV, up to 25 MB."
        id={form.idOf('file')}
        error={form.errorOf('file')}
      >
        <FileInput
          key={round}
          accept={ACCEPTED}
          onChange={({ target }) => form.change({ file: target.files?.[0] })}
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
  );
}
