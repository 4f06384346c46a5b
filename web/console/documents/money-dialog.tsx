import type { FormEvent, ReactNode } from 'react';
import { DialogButtons } from '#web/forms/dialog-buttons.tsx';
import { FormProblems } from '#web/forms/form-problems.tsx';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import type { FieldProblem } from '#web/ui/fields/error-summary.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface MoneyDialogProps {
  title: string;
  description: string;
  /** Of the button that submits. */
  label: string;
  small?: boolean;
  form: {
    idOf: (field: '') => string;
    isDirty: () => boolean;
    problems: readonly FieldProblem[];
    attempt: number;
  };
  onSubmit: (event: FormEvent) => void;
  /** The write behind the form, from `useWrite`. */
  call: { pending: boolean; failure: string | null };
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that records money: its fields, why it was not recorded, and the question before entries are lost. */
export function MoneyDialog({
  title,
  description,
  label,
  small = false,
  form,
  onSubmit,
  call: { pending, failure },
  onClose,
  children,
}: MoneyDialogProps) {
  const { leaving, close } = useCloseQuestion(form.isDirty, onClose);
  const id = form.idOf('');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      {...(small && { size: 'small' as const })}
      title={title}
      description={description}
      footer={<DialogButtons label={label} pending={pending} act={id} onLeave={close} leaving={leaving} />}
    >
      <form id={id} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
        <FormProblems form={form} failure={failure} />
        {children}
      </form>
    </Dialog>
  );
}
