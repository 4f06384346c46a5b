import { signOnSentence } from '#domain/single-sign-on/failures.ts';
import { FocusedAlert } from '#web/public/auth/focused-alert.tsx';

/** Why somebody could not prove at the issuer of single sign-on who they are. */
export function SignOnFailure({ failure }: { failure: string | null }) {
  const sentence = signOnSentence(failure);
  return (
    sentence && (
      <FocusedAlert className="mt-6" title="You are not confirmed." attempt={0}>
        {sentence}
      </FocusedAlert>
    )
  );
}
