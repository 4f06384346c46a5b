import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Dialog, type DialogSize } from '#web/ui/overlays/dialog.tsx';
import { FormEnd } from './form-end.tsx';
import { FormProblems } from './form-problems.tsx';
import { DiscardQuestion } from './leave-guard/discard-question.tsx';

interface FormDialogProps extends Pick<ComponentProps<typeof FormProblems>, 'form' | 'failure'> {
  /** Also the name of the form. */
  title: string;
  description: string;
  onSubmit: (event: FormEvent) => void;
  submitLabel: string;
  busyLabel: string;
  pending: boolean;
  /** The question before entries are lost, from `useCloseQuestion` or `useLeaveQuestion`. */
  leaving: { discard: () => void; keep: () => void } | null;
  onClose: () => void;
  size?: DialogSize;
  /** The fields. */
  children: ReactNode;
}

/** A dialog that is one form: why it wasn't sent, its fields, and its buttons or the question before it closes. */
export function FormDialog({
  title,
  description,
  form,
  failure,
  onSubmit,
  submitLabel,
  busyLabel,
  pending,
  leaving,
  onClose,
  size = 'medium',
  children,
}: FormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size={size}
      title={title}
      description={description}
      footer={leaving && <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />}
    >
      <form onSubmit={onSubmit} noValidate aria-label={title} className="flex flex-col gap-5">
        <FormProblems form={form} failure={failure} />
        {children}
        {!leaving && (
          <FormEnd label={submitLabel} busyLabel={busyLabel} pending={pending} onLeave={onClose} />
        )}
      </form>
    </Dialog>
  );
}
