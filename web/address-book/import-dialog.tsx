import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { contactTemplate } from '#domain/address-book/contact-sheet.ts';
import { api, call } from '#web/api/client.ts';
import { failureSentence, useWrite } from '#web/forms/use-write.ts';
import { counted } from '#web/shipments/amounts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FileInput } from '#web/ui/fields/file-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { saveFile } from '#web/ui/save-file.ts';
import { OFFLINE_DO_LATER, useOnline } from '#web/ui/use-online.ts';
import { ImportPreview } from './import-preview.tsx';

const MAX_BYTES = 1_000_000;

interface ImportDialogProps {
  organisation_id: string;
  onClose: () => void;
}

/** Imports contacts from a CSV file: a dry run shows what would happen, then the good rows are added. */
export function ImportDialog({ organisation_id: id, onClose }: ImportDialogProps) {
  const online = useOnline();
  const [csv, setCsv] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const check = useWrite({
    parallel: 'latest',
    send: (text: string, options) =>
      call.addressBook.importContacts({ id, csv: text, dry_run: true }, options),
  });
  const add = useWrite({
    send: (text: string, options) => call.addressBook.importContacts({ id, csv: text }, options),
    onSuccess: ({ accepted }) => {
      toast({ title: 'Contacts imported', description: `${counted(accepted, 'contact')} added.` });
      onClose();
    },
    invalidates: api.addressBook.key(),
  });
  const failed = add.error ?? check.error;
  const choose = async (file: File | undefined) => {
    check.reset();
    add.reset();
    const read = file && (await textOf(file));
    setProblem(read?.problem);
    setCsv(read?.text ?? '');
    if (read?.text) check.write(read.text);
  };
  const failure = failed === null ? null : failureSentence(failed);
  const report = check.sent?.input === csv ? check.sent.response : undefined;
  const good = report?.accepted ?? 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Import contacts"
      description="Choose a CSV file. Nothing is saved until you have seen the result."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            pending={add.pending}
            busyLabel="Importing..."
            disabled={!online || good === 0}
            onClick={() => add.write(csv)}
          >
            {good > 0 ? `Import ${counted(good, 'contact')}` : 'Import contacts'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <Button
          variant="secondary"
          className="self-start"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveFile(new Blob([contactTemplate()], { type: 'text/csv' }), 'address-book.csv')}
        >
          Download the template
        </Button>
        <Field
          id="contacts-file"
          label="CSV file"
          hint="In UTF-8, at most 1 MB. The first row names the columns."
          error={problem}
        >
          <FileInput accept=".csv,text/csv" onChange={({ target }) => void choose(target.files?.[0])} />
        </Field>
        {!online && <p className="text-dense text-ink-2">{OFFLINE_DO_LATER}</p>}
        {check.pending && <p role="status">Checking the file...</p>}
        {failure !== null && <Alert title={failure} />}
        {report && <ImportPreview report={report} />}
      </div>
    </Dialog>
  );
}

async function textOf(file: File): Promise<{ text?: string; problem?: string }> {
  if (file.size > MAX_BYTES)
    return { problem: 'The file can be at most 1 MB. Split it, then import the parts.' };
  if (file.size === 0) return { problem: 'This file is empty.' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) };
  } catch {
    return { problem: 'The file is not in UTF-8. Save it as CSV UTF-8, then import it again.' };
  }
}
