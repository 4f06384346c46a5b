import { zodResolver } from '@hookform/resolvers/zod';
import { Signature } from '#domain/documents/signature.ts';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useGuardedForm } from '#web/forms/leave-guard/guarded-forms.ts';
import { LeaveGuard } from '#web/forms/leave-guard/leave-guard.tsx';
import { useCancelQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { dayOf } from '#web/ui/local-day.ts';
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

/** Records that the issuing body has signed, and issues the document. */
export function SignatureDialog({ name, issuing_body, issuing, onSign, onClose }: SignatureDialogProps) {
  const today = dayOf(useNow());
  const form = useForm({
    initial: { body: '', reference: '', signed_on: today },
    resolver: zodResolver(Signature),
  });
  const isGuarded = useGuardedForm(form);
  const { leaving, close } = useCancelQuestion(form.isDirty, onClose);
  const { idOf, errorOf } = form;
  const control = (field: 'body' | 'reference' | 'signed_on') => ({
    value: form.values[field],
    onChange: ({ target }: { target: HTMLInputElement }) => form.change({ [field]: target.value }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title={`Issue the ${name.toLowerCase()}`}
      description={`This document is issued by ${issuing_body}. Record the signature.`}
      footer={
        <DialogButtons
          label="Issue"
          pending={issuing.pending}
          act={idOf('')}
          onLeave={close}
          leaving={leaving}
        />
      }
    >
      <form id={idOf('')} onSubmit={form.submit(onSign)} noValidate className="flex flex-col gap-4">
        <FormProblems form={form} failure={issuing.failure} />
        <Field label="Signed by" id={idOf('body')} error={errorOf('body')}>
          <TextInput autoComplete="off" {...control('body')} />
        </Field>
        <Field label="Reference number" optional id={idOf('reference')} error={errorOf('reference')}>
          <TextInput autoComplete="off" className="code" {...control('reference')} />
        </Field>
        <Field label="Signed on" id={idOf('signed_on')} error={errorOf('signed_on')}>
          <TextInput type="date" max={today} {...control('signed_on')} />
        </Field>
      </form>
      {!isGuarded && <LeaveGuard isDirty={form.isDirty} />}
    </Dialog>
  );
}
