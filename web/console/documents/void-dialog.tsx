import { type FormEvent, useId, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/sending.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.ts';

interface VoidDialogProps {
  /** Of the type of document. */
  name: string;
  document_number: string;
  onClose: () => void;
}

const MISSING = 'Please say why.';

/** Declares a document void, and records the reason. */
export function VoidDialog({ name, document_number, onClose }: VoidDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [key] = useState(() => uuid());
  const [refused, setRefused] = useState<string>();
  const { send, pending, failure } = useSending({
    onSent: () => {
      toast({ title: 'Document Voided', description: `${name} ${document_number}` });
      onClose();
    },
    onRefused: (broken) => setRefused(broken.reason ?? MISSING),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(reason.trim() === '' ? MISSING : undefined);
    if (reason.trim() === '') return document.getElementById(`${form}-reason`)?.focus();
    void send(() =>
      call.documents.void(
        { document_number, reason },
        { context: { idempotencyKey: `${key} ${reason.length}` } },
      ),
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={`Void the ${name.toLowerCase()}?`}
      description={document_number}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" form={form} variant="destructive" pending={pending}>
            Void
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-ui">
          It counts no longer, and whoever checks its code is told so. A new version can be generated.
        </p>
        <Field label="Reason" id={`${form}-reason`} error={refused}>
          <Textarea
            rows={3}
            maxLength={300}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        {failure && <Alert title={failure} />}
      </form>
    </Dialog>
  );
}
