import { DiscardQuestion } from './leave-guard/discard-question.tsx';

interface SecretQuestionProps {
  /** 'secret' or 'key'. */
  what: string;
  onClose: () => void;
  onBack: () => void;
}

/** Confirms closing a dialog that shows a new secret or key, which is shown only now. */
export function SecretQuestion({ what, onClose, onBack }: SecretQuestionProps) {
  return (
    <DiscardQuestion
      question={`The ${what} won’t be shown again. Close?`}
      discardLabel="Close anyway"
      keepLabel="Back"
      onDiscard={onClose}
      onKeep={onBack}
    />
  );
}
