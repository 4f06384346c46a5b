import { signOnSentence } from '#domain/single-sign-on/failures.ts';
import { FocusedAlert } from '#web/forms/focused-alert.tsx';

/** Shows why reauthentication through single sign-on failed. */
export function SignOnFailure({ failure }: { failure: string | null }) {
  const sentence = signOnSentence(failure);
  return (
    sentence && (
      <FocusedAlert className="mt-6" title="We couldn’t confirm your identity." attempt={0}>
        {sentence}
      </FocusedAlert>
    )
  );
}
