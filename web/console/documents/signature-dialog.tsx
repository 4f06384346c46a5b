import { type FormEvent, useId, useState } from 'react';
import { Signature } from '#domain/documents/signature.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useNow } from '#web/ui/use-now.ts';
import type { Issuing } from './use-issue.ts';

interface SignatureDialogProps {
  /** The name of the document type. */
  name: string;
  /** The body that must sign, for example "a chamber of commerce". */
  issuing_body: string;
  issuing: Issuing;
  onSign: (signature: Signature) => void;
  onClose: () => void;
}

const FIELDS = ['body', 'reference', 'signed_on'] as const;

/** Records that the issuing body has signed, and issues the document. */
export function SignatureDialog({ name, issuing_body, issuing, onSign, onClose }: SignatureDialogProps) {
  const id = useId();
  const today = useNow().toISOString().slice(0, 10);
  const [values, setValues] = useState({ body: '', reference: '', signed_on: today });
  const [attempted, setAttempted] = useState(false);
  const read = Signature.safeParse(values);
  const errorOf = (field: (typeof FIELDS)[number]) =>
    attempted ? read.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (read.success) return onSign(read.data);
    const first = FIELDS.find((field) => read.error.issues.some(({ path }) => path[0] === field));
    document.getElementById(`${id}-${first}`)?.focus();
  };
  const control = (field: (typeof FIELDS)[number]) => ({
    value: values[field],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValues((former) => ({ ...former, [field]: target.value })),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={`Issue the ${name.toLowerCase()}`}
      description={`This document is issued by ${issuing_body}. Record the signature.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} pending={issuing.pending}>
            Issue
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <Field label="Signed by" id={`${id}-body`} error={errorOf('body')}>
          <TextInput autoComplete="off" {...control('body')} />
        </Field>
        <Field label="Reference number" optional id={`${id}-reference`} error={errorOf('reference')}>
          <TextInput autoComplete="off" className="code" {...control('reference')} />
        </Field>
        <Field label="Signed on" id={`${id}-signed_on`} error={errorOf('signed_on')}>
          <TextInput type="date" max={today} {...control('signed_on')} />
        </Field>
        {issuing.failure && <Alert title={issuing.failure} />}
      </form>
    </Dialog>
  );
}
