import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { CallOptions } from '#web/api/client.ts';
import { useWrite } from '#web/forms/use-write.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { toast } from '#web/ui/overlays/toast.ts';

interface VoidDialogProps {
  /** The kind of document: 'Packing list'. */
  name: string;
  number: string;
  /** The consequences. */
  children: ReactNode;
  /** Voids the document. */
  onVoid: (reason: string, options: { context: CallOptions }) => Promise<unknown>;
  onClose: () => void;
}

const MISSING = 'Enter a reason.';

/** Voids a document or an invoice and records the reason. */
export function VoidDialog({ name, number, children, onVoid, onClose }: VoidDialogProps) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string>();
  const { write, pending, failure } = useWrite({
    send: onVoid,
    onSuccess: () => {
      toast({ title: 'Voided', description: `${name} ${number}` });
      onClose();
    },
    onFailure: (_, { reason }) => setRefused(reason),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(reason.trim() === '' ? MISSING : undefined);
    if (reason.trim() === '') return document.getElementById(`${form}-reason`)?.focus();
    write(reason);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={`Void the ${name.toLowerCase()}?`}
      description={number}
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
        <p className="text-ui">{children}</p>
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
