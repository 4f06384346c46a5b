import type { FormEvent, ReactNode } from 'react';
import { FormEnd } from '#web/forms/form-end.tsx';
import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { useLeaveQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface ContactDialogProps {
  title: string;
  isDirty: () => boolean;
  pending: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame around the fields of a contact. Leaving it with changes asks first. */
export function ContactDialog({ title, isDirty, pending, onSubmit, onClose, children }: ContactDialogProps) {
  const leaving = useLeaveQuestion(isDirty, ['act']);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="Anyone at the company can pick it when booking."
      footer={leaving && <DiscardQuestion onDiscard={leaving.discard} onKeep={leaving.keep} />}
    >
      <form onSubmit={onSubmit} noValidate aria-label={title} className="flex flex-col gap-5">
        {children}
        {!leaving && (
          <FormEnd label="Save contact" busyLabel="Saving..." pending={pending} onLeave={onClose} />
        )}
      </form>
    </Dialog>
  );
}
