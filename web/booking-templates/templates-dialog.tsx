import { DiscardQuestion } from '#web/forms/leave-guard/discard-question.tsx';
import { GuardedForms, useGuardedForms } from '#web/forms/leave-guard/guarded-forms.ts';
import { useCloseQuestion } from '#web/forms/leave-guard/use-leave-question.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { TemplateList } from './template-list.tsx';

/** A booking starts from a template by this parameter of the same page, which closes the dialog. */
const STARTED_BY = ['template'];

/** The templates to start a booking from. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const { forms, isDirty } = useGuardedForms();
  const { leaving, close } = useCloseQuestion(isDirty, onClose, STARTED_BY);
  const discard = () => {
    leaving?.discard();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Start from a template"
      description="It fills in the places and the cargo. Prices and routes are recalculated."
      footer={leaving && <DiscardQuestion onDiscard={discard} onKeep={leaving.keep} />}
    >
      <GuardedForms value={forms}>
        <TemplateList mayBook onStart={() => !isDirty() && onClose()} />
      </GuardedForms>
    </Dialog>
  );
}
